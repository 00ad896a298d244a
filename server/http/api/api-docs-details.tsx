import { Fragment, type ReactNode } from 'react';
import type { OpenApi, Operation, Schema } from '../../api/openapi-types.ts';
import { adminScopeOf } from '#shared/contract/admin-scopes.ts';
import { isStaffAccess, type StaffAccess } from '#shared/contract/endpoint.ts';
import { contract, type AnyEndpoint, type Key } from '#shared/contract/index.ts';
import { hour, type Limit } from '#shared/contract/rate-limit.ts';
import { limitOf } from '../auth/rate-limits.ts';
import { createSample, sampleParameter, type Samples } from './api-docs-samples.ts';
import { breakable, getRefName, joinNodes, renderInline } from './api-docs-text.tsx';

export type DocumentedEndpoint = { method: string; path: string; operation: Operation };

const toKey = ({ method, path }: DocumentedEndpoint) => `${method} ${path}` as Key;
const readContract = (endpoint: DocumentedEndpoint): AnyEndpoint => contract[toKey(endpoint)];

/** Whether programs can use it: with an API key, with a signature, or as anyone. */
export const isForPrograms = (endpoint: DocumentedEndpoint): boolean => {
  const { access, apiKey } = readContract(endpoint);
  return apiKey !== 'never' || access === 'signed' || adminScopeOf(toKey(endpoint)) !== null;
};

/**
 * The id is on the content, so that a link to it opens the details. `common`: statuses that every
 * call may answer.
 */
export function EndpointDetails({
  endpoint,
  document,
  samples,
  common,
}: {
  endpoint: DocumentedEndpoint;
  document: OpenApi;
  samples: Samples;
  common: ReadonlySet<string>;
}) {
  const {
    method,
    path,
    operation: { operationId, summary, parameters, requestBody, responses },
  } = endpoint;
  const errors = Object.entries(responses).filter(
    ([status, response]) => '$ref' in response && !common.has(status),
  );
  const [[status, response] = []] = Object.entries(responses).filter(
    ([, answer]) => !('$ref' in answer),
  );
  const reply =
    response && 'content' in response ? Object.values(response.content)[0]?.schema : undefined;
  const limit = limitOf(toKey(endpoint));
  const hasExample = readContract(endpoint).apiKey !== 'never';
  return (
    <details>
      <summary>
        <strong className="docs-method">{method}</strong> <code>{breakable(path)}</code>{' '}
        <span className="docs-summary">{renderInline(summary)}</span>
      </summary>
      <div id={operationId} className="docs-inside">
        <p>
          <b>Access</b> {renderInline(describeAccess(toKey(endpoint)))}
        </p>
        {limit && (
          <p>
            <b>Limit</b> {renderInline(describeLimit(limit))}
          </p>
        )}
        <Fields
          fields={parameters.map(({ name, schema, description, in: place, required }) => ({
            name,
            schema,
            description,
            note: `${place}${place === 'query' && required ? ', required' : ''}`,
          }))}
        />
        {requestBody && (
          <p>
            <b>Body</b> <Type schema={requestBody.content['application/json'].schema} />
          </p>
        )}
        {hasExample && <Example endpoint={endpoint} document={document} samples={samples} />}
        {reply && (
          <p>
            <b>Reply</b> {status}, <Type schema={reply} />
          </p>
        )}
        {hasExample && reply && (
          <pre>
            <code>
              {JSON.stringify(createSample(reply, document.components.schemas, samples), null, 2)}
            </code>
          </pre>
        )}
        {errors.length > 0 && (
          <p>
            <b>Errors</b>{' '}
            {joinNodes(
              errors.map(([code]) => (
                <a key={code} href={`#error-${code}`}>
                  {code}
                </a>
              )),
              ', ',
            )}
          </p>
        )}
      </div>
    </details>
  );
}

function Example({
  endpoint,
  document,
  samples,
}: {
  endpoint: DocumentedEndpoint;
  document: OpenApi;
  samples: Samples;
}) {
  const example = toCurl(endpoint, document, samples);
  if ('missing' in example)
    return (
      <p>
        <b>Example</b> None: this site has no {example.missing} yet.
      </p>
    );
  return (
    <>
      <p>
        <b>Example</b>
      </p>
      <pre>
        <code>{example.line}</code>
      </pre>
    </>
  );
}

export function SchemaDetails({ name, schema }: { name: string; schema: Schema }) {
  const { description, properties } = schema;
  return (
    <details>
      <summary>
        <code>{name}</code>
      </summary>
      <div id={`schema-${name}`} className="docs-inside">
        {description !== undefined && <p>{renderInline(description)}</p>}
        {properties ? (
          <Fields
            fields={Object.entries(properties).map(([field, part]) => ({
              name: field,
              schema: part,
              description: part.description,
              note: schema.required?.includes(field) ? '' : 'optional',
            }))}
          />
        ) : (
          <p>
            <Type schema={schema} />
          </p>
        )}
      </div>
    </details>
  );
}

/** Parameters, or fields of a schema. `note`: stands before the type. */
function Fields({
  fields,
}: {
  fields: { name: string; schema: Schema; description: string | undefined; note: string }[];
}) {
  if (fields.length === 0) return null;
  return (
    <dl>
      {fields.map(({ name, schema, description, note }) => (
        <Fragment key={name}>
          <dt>
            <code>{breakable(name)}</code> {note && `${note}, `}
            <Type schema={schema} />
          </dt>
          <dd>{renderInline(description ?? '')}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** Says how often an endpoint may be called, in Markdown. */
function describeLimit(limit: Limit): string {
  const { name, person, network, anonymous, seconds, matches } = limit;
  const time = seconds % hour === 0 ? `${seconds / hour} h` : `${seconds / 60} min`;
  const counts = [
    ...(person === undefined ? [] : [`${person} per member`]),
    `${network} per network`,
    ...(anonymous === undefined ? [] : [`${anonymous} per network without a login`]),
  ];
  return `\`${name}\`: ${counts.join(', ')} in ${time}${matches ? ', with `q`' : ''}.`;
}

const staffNames: Record<StaffAccess, string> = {
  moderator: 'Moderators and admins',
  admin: 'Admins',
  platform: 'Admins of the installation',
};

/** Says who may call an endpoint, in Markdown. */
function describeAccess(name: Key): string {
  const { access, apiKey, requiresRecentLogin }: AnyEndpoint = contract[name];
  if (access === 'signed') return 'Services that sign their requests.';
  if (isStaffAccess(access)) {
    const scope = adminScopeOf(name);
    const staff = `${staffNames[access]}, with a session`;
    const who = scope === null ? `${staff}.` : `${staff} or an API key with \`${scope}\`.`;
    return requiresRecentLogin ? `${who} The login must be recent.` : who;
  }
  const isKeyAccepted = apiKey !== 'never';
  const key = apiKey === 'any' ? 'any API key' : `an API key with \`${apiKey}\``;
  if (access === 'anyone')
    return isKeyAccepted ? `Anyone. An API key needs \`${apiKey}\`.` : 'Anyone.';
  const members = isKeyAccepted ? `Members, with a session or ${key}.` : 'Members, with a session.';
  return requiresRecentLogin ? `${members} The login must be recent.` : members;
}

/** Describes a type: `list of PostSummary`, `integer, 1 to 100`. */
function Type({ schema }: { schema: Schema }): ReactNode {
  const {
    $ref,
    anyOf,
    enum: values,
    prefixItems,
    items,
    properties,
    minimum,
    maximum,
    maxLength,
    format,
  } = schema;
  if ($ref !== undefined) return <a href={`#schema-${getRefName($ref)}`}>{getRefName($ref)}</a>;
  if (anyOf)
    return joinNodes(
      anyOf.map((option, i) => <Type key={i} schema={option} />),
      ' or ',
    );
  if (values)
    return joinNodes(
      values.map((value) => <code key={String(value)}>{String(value)}</code>),
      ', ',
    );
  if (schema.const !== undefined) return <code>{String(schema.const)}</code>;
  if (prefixItems)
    return (
      <>
        [
        {joinNodes(
          prefixItems.map((item, i) => <Type key={i} schema={item} />),
          '; ',
        )}
        ]
      </>
    );
  if (items)
    return (
      <>
        list of <Type schema={items} />
      </>
    );
  if (properties)
    return (
      <>
        {'{'}{' '}
        {joinNodes(
          Object.entries(properties).map(([name, part]) => (
            <Fragment key={name}>
              {name}: <Type schema={part} />
            </Fragment>
          )),
          ', ',
        )}{' '}
        {'}'}
      </>
    );
  const size =
    minimum !== undefined && maximum !== undefined
      ? `, ${minimum} to ${maximum}`
      : maxLength === undefined
        ? ''
        : `, up to ${maxLength} characters`;
  return (
    [schema.type ?? 'anything'].flat().join(' or ') +
    (format === undefined ? '' : `, ${format}`) +
    size
  );
}

/** Returns an example request for a shell, or what the site does not have for it. */
function toCurl(
  endpoint: DocumentedEndpoint,
  { servers, components }: OpenApi,
  samples: Samples,
): { line: string } | { missing: string } {
  const {
    method,
    path,
    operation: { parameters, requestBody },
  } = endpoint;
  const values = new Map<string, string>();
  for (const { name, in: place, example } of parameters) {
    const found = place === 'header' ? null : sampleParameter(name, path, samples);
    if (found && 'missing' in found) return found;
    const value = found ? found.value : example;
    if (value !== undefined) values.set(name, String(value));
  }
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? name),
  );
  const query = new URLSearchParams(
    parameters.flatMap(({ in: place, name }) => {
      const value = values.get(name);
      return place === 'query' && value !== undefined ? [[name, value]] : [];
    }),
  );
  const quote = (text: string) => `'${text.replaceAll(`'`, `'\\''`)}'`;
  const args = [quote(`${servers[0]?.url}${filledPath}${query.size > 0 ? `?${query}` : ''}`)];
  if (readContract(endpoint).access === 'member') args.unshift('-H "Authorization: Bearer $KEY"');
  if (method !== 'GET') args.unshift(`-X ${method}`);
  if (requestBody) {
    const { schema } = requestBody.content['application/json'];
    const body = createSample(schema, components.schemas, samples);
    args.push(`-H 'Content-Type: application/json'`, `-d ${quote(JSON.stringify(body))}`);
  }
  return { line: `curl ${args.join(' ')}` };
}
