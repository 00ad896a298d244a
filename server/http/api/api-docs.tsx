import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RichText } from '#shared/rich-text.ts';
import type { OpenApi, Operation, Schema } from '../../api/openapi.ts';
import type { Site } from '../../context.ts';
import { renderMarkdown } from '../../infra/text/markdown.ts';

/** Addresses of what the page is dressed in. */
export type DocsTheme = { stylesheets: string[]; logo: string | null; icon: string | null };
type Call = { method: string; path: string; operation: Operation };

/** The document as a page to read, without script. */
export function apiDocsPage(
  document: OpenApi,
  site: Site,
  { stylesheets, logo, icon }: DocsTheme,
): string {
  const { info, tags, components } = document;
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
  const groups = tags.map((tag) => ({
    ...tag,
    id: idOf(tag.name),
    calls: calls.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
  const basics = renderMarkdown(info.description, 'keep');
  const headings = basics.flatMap((node) =>
    typeof node !== 'string' && node[0] === 'h2' ? [plain(node[1])] : [],
  );

  return `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{site.public.seo.titleTemplate.replace('%s', 'API')}</title>
        <meta
          name="description"
          content={`Every endpoint of the ${site.public.name} API, with its parameters, responses and errors.`}
        />
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {icon !== null && <link rel="icon" href={icon} />}
      </head>
      <body className="docs">
        <header className="masthead">
          <div className="docs-frame">
            <a className="docs-brand" href="/">
              {logo !== null && <img src={logo} alt="" width="28" height="28" />}
              <span>{site.public.name}</span>
            </a>
          </div>
        </header>
        <div className="docs-frame docs-columns">
          <nav className="docs-nav" aria-label="Contents">
            <ul>
              {headings.map((heading) => (
                <li key={heading}>
                  <a href={`#${idOf(heading)}`}>{heading}</a>
                </li>
              ))}
            </ul>
            {groups.map((group) => (
              <Fragment key={group.id}>
                <p>
                  <a href={`#${group.id}`}>{group.name}</a>
                </p>
                <ul className="docs-calls">
                  {group.calls.map(({ method, path, operation }) => (
                    <li key={operation.operationId}>
                      <a href={`#${operation.operationId}`}>
                        <small>{method}</small> {breakable(path.replace(/^\/api/, ''))}
                      </a>
                    </li>
                  ))}
                </ul>
              </Fragment>
            ))}
            <p>
              <a href="#schemas">Schemas</a>
            </p>
          </nav>
          <main id="main">
            <h1>{info.title}</h1>
            <p className="docs-facts">
              Version {info.version}. For programs: <a href="/api/openapi.json">openapi.json</a>{' '}
              (OpenAPI {document.openapi}).
            </p>
            <div className="docs-text">{elements(basics)}</div>
            <Errors document={document} />
            {groups.map((group) => (
              <section key={group.id} aria-labelledby={group.id}>
                <h2 id={group.id}>{group.name}</h2>
                <p>{markdown(group.description)}</p>
                {group.calls.map((call) => (
                  <CallDetails key={call.operation.operationId} call={call} document={document} />
                ))}
              </section>
            ))}
            <section aria-labelledby="schemas">
              <h2 id="schemas">Schemas</h2>
              {Object.entries(components.schemas).map(([name, schema]) => (
                <SchemaDetails key={name} name={name} schema={schema} />
              ))}
            </section>
          </main>
        </div>
      </body>
    </html>,
  )}`;
}

/** Every way in which some call is refused: status, code, meaning. */
function Errors({ document: { paths, components } }: { document: OpenApi }) {
  const statuses = new Map<string, string>();
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    for (const [status, response] of Object.entries(operation.responses))
      if ('$ref' in response) statuses.set(status, nameIn(response.$ref));
  }
  return (
    <table>
      <caption>Status and error codes</caption>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Code</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {[...statuses]
          .toSorted(([a], [b]) => Number(a) - Number(b))
          .map(([status, code]) => (
            <tr key={code} id={`error-${status}`}>
              <th scope="row">{status}</th>
              <td>
                <code>{breakable(code)}</code>
              </td>
              <td>{markdown(components.responses[code]?.description ?? '')}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** The id stands inside, so that a link to it opens the details. */
function CallDetails({ call, document }: { call: Call; document: OpenApi }) {
  const {
    method,
    path,
    operation: { operationId, summary, parameters, requestBody, responses },
  } = call;
  const refusals = Object.entries(responses).filter(([, response]) => '$ref' in response);
  return (
    <details>
      <summary>
        <strong className="docs-method">{method}</strong> <code>{breakable(path)}</code>{' '}
        <span className="docs-summary">{markdown(summary)}</span>
      </summary>
      <div id={operationId} className="docs-inside">
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
                  <td>{markdown(parameter.description ?? '')}</td>
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
          <code>{curl(call, document)}</code>
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
          {listed(
            refusals.map(([status]) => (
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

function SchemaDetails({ name, schema }: { name: string; schema: Schema }) {
  const { description, properties, examples: [example] = [] } = schema;
  return (
    <details>
      <summary>
        <code>{name}</code>
      </summary>
      <div id={`schema-${name}`} className="docs-inside">
        {description !== undefined && <p>{markdown(description)}</p>}
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
                  <td>{markdown(part.description ?? '')}</td>
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

/** What a value is, in words: `list of PostSummary`, `integer, 1 to 100`. */
function Type({ schema }: { schema: Schema }): ReactNode {
  const {
    $ref,
    anyOf,
    enum: words,
    prefixItems,
    items,
    properties,
    minimum,
    maximum,
    maxLength,
    format,
  } = schema;
  if ($ref !== undefined) return <a href={`#schema-${nameIn($ref)}`}>{nameIn($ref)}</a>;
  if (anyOf)
    return listed(
      anyOf.map((one, i) => <Type key={i} schema={one} />),
      ' or ',
    );
  if (words)
    return listed(
      words.map((word) => <code key={String(word)}>{String(word)}</code>),
      ', ',
    );
  if (schema.const !== undefined) return <code>{String(schema.const)}</code>;
  if (prefixItems)
    return (
      <>
        [
        {listed(
          prefixItems.map((one, i) => <Type key={i} schema={one} />),
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
        {listed(
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

/** A call that can be pasted into a shell. */
function curl(
  { method, path, operation: { parameters, requestBody } }: Call,
  { servers, components }: OpenApi,
): string {
  const examples = new Map(parameters.map(({ name, example }) => [name, example]));
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(examples.get(name) ?? name)),
  );
  const query = new URLSearchParams(
    parameters.flatMap(({ in: place, name, example }) =>
      place === 'query' && example !== undefined ? [[name, String(example)]] : [],
    ),
  );
  const quoted = (text: string) => `'${text.replaceAll(`'`, `'\\''`)}'`;
  const words = [quoted(`${servers[0]?.url}${address}${query.size > 0 ? `?${query}` : ''}`)];
  if (method !== 'GET') words.unshift(`-X ${method}`);
  if (requestBody) {
    const body = sample(requestBody.content['application/json'].schema, components.schemas);
    words.push(`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body))}`);
  }
  return `curl ${words.join(' ')}`;
}

/** A value that fits a schema, as far as one can be told. Only what is required, so that it ends. */
function sample(schema: Schema, components: Record<string, Schema>): unknown {
  const { $ref, examples, enum: words, anyOf, properties, required = [], minimum } = schema;
  if ($ref !== undefined) return sample(components[nameIn($ref)] ?? {}, components);
  if (examples?.length) return examples[0];
  if (words?.length) return words[0];
  if (schema.const !== undefined) return schema.const;
  if (anyOf?.[0]) return sample(anyOf[0], components);
  if (properties)
    return Object.fromEntries(
      required.map((name) => [name, sample(properties[name] ?? {}, components)]),
    );
  const values: Record<string, unknown> = {
    string: '…',
    integer: minimum ?? 1,
    number: minimum ?? 1,
    boolean: true,
    array: [],
    object: {},
  };
  return values[[schema.type].flat()[0] ?? ''] ?? null;
}

const nameIn = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);
const idOf = (heading: string) => heading.toLowerCase().replace(/\W+/g, '-');
const plain = (nodes: RichText): string =>
  nodes.map((node) => (typeof node === 'string' ? node : plain(node[1]))).join('');
const listed = (parts: ReactNode[], between: string) =>
  parts.map((part, i) => (
    <Fragment key={i}>
      {i > 0 && between}
      {part}
    </Fragment>
  ));

/** A long name that may be broken where its words end. */
const breakable = (text: string) =>
  text.split(/(?<=[/_])|(?=[{])/).map((part, i) => (
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));

function elements(nodes: RichText): ReactNode {
  return nodes.map((node, key) => {
    if (typeof node === 'string') return node;
    const [tag, children, href] = node;
    const id = tag === 'h2' ? idOf(plain(children)) : undefined;
    return createElement(tag, { key, href, id }, elements(children));
  });
}

/** The contract's own sentences, which are the same on every page. Reading them is most of its cost. */
const sentences = new Map<string, ReactNode>();

/** One line of the contract's Markdown, without a paragraph around it. */
function markdown(text: string): ReactNode {
  const known = sentences.get(text);
  if (known !== undefined) return known;
  const made = elements(
    renderMarkdown(text).flatMap((node) =>
      typeof node !== 'string' && node[0] === 'p' ? node[1] : [node],
    ),
  );
  sentences.set(text, made);
  return made;
}
