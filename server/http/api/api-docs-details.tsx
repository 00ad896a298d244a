import { Fragment, type ReactNode } from 'react';
import type { OpenApi, Operation, Schema } from '../../api/openapi-types.ts';
import { contract, type AnyEndpoint, type Key } from '#shared/contract/index.ts';
import { breakable, getRefName, joinNodes, renderInline } from './api-docs-text.tsx';

export type DocumentedEndpoint = { method: string; path: string; operation: Operation };

const readContract = ({ method, path }: DocumentedEndpoint): AnyEndpoint =>
  contract[`${method} ${path}` as Key];

/** The id is on the content, so that a link to it opens the details. */
export function EndpointDetails({
  endpoint,
  document,
}: {
  endpoint: DocumentedEndpoint;
  document: OpenApi;
}) {
  const {
    method,
    path,
    operation: { operationId, summary, parameters, requestBody, responses },
  } = endpoint;
  const errors = Object.entries(responses).filter(([, response]) => '$ref' in response);
  return (
    <details>
      <summary>
        <strong className="docs-method">{method}</strong> <code>{breakable(path)}</code>{' '}
        <span className="docs-summary">{renderInline(summary)}</span>
      </summary>
      <div id={operationId} className="docs-inside">
        <p>
          <span className="docs-label">Access</span>{' '}
          {renderInline(describeAccess(readContract(endpoint)))}
        </p>
        {parameters.length > 0 && (
          <table>
            <caption>Parameters</caption>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">In</th>
                <th scope="col">Type</th>
                <th scope="col">Meaning</th>
              </tr>
            </thead>
            <tbody>
              {parameters.map((parameter) => (
                <tr key={parameter.name}>
                  <th scope="row">
                    <code>{parameter.name}</code>
                  </th>
                  <td>{parameter.in}</td>
                  <td>
                    <Type schema={parameter.schema} />
                    {parameter.in === 'query' && parameter.required && ', required'}
                  </td>
                  <td>{renderInline(parameter.description ?? '')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {requestBody && (
          <p>
            <span className="docs-label">Body</span>{' '}
            <Type schema={requestBody.content['application/json'].schema} />
          </p>
        )}
        <p className="docs-label">Example</p>
        <pre>
          <code>{toCurl(endpoint, document)}</code>
        </pre>
        {Object.entries(responses).map(([status, response]) =>
          '$ref' in response ? null : (
            <p key={status}>
              <span className="docs-label">Reply</span> {status},{' '}
              <Type
                schema={
                  'text/csv' in response.content
                    ? response.content['text/csv'].schema
                    : response.content['application/json'].schema
                }
              />
            </p>
          ),
        )}
        <p>
          <span className="docs-label">Errors</span>{' '}
          {joinNodes(
            errors.map(([status]) => (
              <a key={status} href={`#error-${status}`}>
                {status}
              </a>
            )),
            ', ',
          )}
        </p>
      </div>
    </details>
  );
}

export function SchemaDetails({ name, schema }: { name: string; schema: Schema }) {
  const { description, properties, examples: [example] = [] } = schema;
  return (
    <details>
      <summary>
        <code>{name}</code>
      </summary>
      <div id={`schema-${name}`} className="docs-inside">
        {description !== undefined && <p>{renderInline(description)}</p>}
        {properties ? (
          <table>
            <caption>Fields</caption>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Type</th>
                <th scope="col">Meaning</th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(properties).map(([field, part]) => (
                <tr key={field}>
                  <th scope="row">
                    <code>{breakable(field)}</code>
                  </th>
                  <td>
                    <Type schema={part} />
                    {!schema.required?.includes(field) && ', optional'}
                  </td>
                  <td>{renderInline(part.description ?? '')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <p>
            <Type schema={schema} />
          </p>
        )}
        {example !== undefined && (
          <>
            <p className="docs-label">Example</p>
            <pre>
              <code>{JSON.stringify(example)}</code>
            </pre>
          </>
        )}
      </div>
    </details>
  );
}

/** Says who may call an endpoint, in Markdown. */
function describeAccess({ access, apiKey, requiresRecentLogin }: AnyEndpoint): string {
  if (access === 'signed') return 'Services that sign their requests.';
  const isKeyAccepted = apiKey !== 'never';
  if (access === 'anyone')
    return isKeyAccepted ? `Anyone. An API key needs \`${apiKey}\`.` : 'Anyone.';
  const members = isKeyAccepted
    ? `Members, with a session or an API key with \`${apiKey}\`.`
    : 'Members, with a session.';
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

/** Returns an example request for a shell. */
function toCurl(endpoint: DocumentedEndpoint, { servers, components }: OpenApi): string {
  const {
    method,
    path,
    operation: { parameters, requestBody },
  } = endpoint;
  const { access, apiKey } = readContract(endpoint);
  const examples = new Map(parameters.map(({ name, example }) => [name, example]));
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(examples.get(name) ?? name)),
  );
  const query = new URLSearchParams(
    parameters.flatMap(({ in: location, name, example }) =>
      location === 'query' && example !== undefined ? [[name, String(example)]] : [],
    ),
  );
  const quote = (text: string) => `'${text.replaceAll(`'`, `'\\''`)}'`;
  const args = [quote(`${servers[0]?.url}${filledPath}${query.size > 0 ? `?${query}` : ''}`)];
  if (access === 'member')
    args.unshift(`-H "Authorization: Bearer ${apiKey === 'never' ? '$TOKEN' : '$KEY'}"`);
  if (method !== 'GET') args.unshift(`-X ${method}`);
  if (requestBody) {
    const body = createSample(requestBody.content['application/json'].schema, components.schemas);
    args.push(`-H 'Content-Type: application/json'`, `-d ${quote(JSON.stringify(body))}`);
  }
  return `curl ${args.join(' ')}`;
}

/** Returns an example of a schema, with required fields only so that the recursion ends. */
function createSample(schema: Schema, components: Record<string, Schema>): unknown {
  const { $ref, examples, enum: values, anyOf, properties, required = [], minimum } = schema;
  if ($ref !== undefined) return createSample(components[getRefName($ref)] ?? {}, components);
  if (examples?.length) return examples[0];
  if (values?.length) return values[0];
  if (schema.const !== undefined) return schema.const;
  if (anyOf?.[0]) return createSample(anyOf[0], components);
  if (properties)
    return Object.fromEntries(
      required.map((name) => [name, createSample(properties[name] ?? {}, components)]),
    );
  const samples: Record<string, unknown> = {
    string: '…',
    integer: minimum ?? 1,
    number: minimum ?? 1,
    boolean: true,
    array: [],
    object: {},
  };
  return samples[[schema.type].flat()[0] ?? ''] ?? null;
}
