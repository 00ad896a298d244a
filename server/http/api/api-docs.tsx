import { Fragment } from 'react';
import type { OpenApi } from '../../api/openapi-types.ts';
import type { Site } from '../../context.ts';
import { renderMarkdown } from '../../infra/text/markdown.ts';
import { renderPlainDocument, type DocumentAssets } from '../../ssr/plain-document.tsx';
import {
  EndpointDetails,
  isForPrograms,
  SchemaDetails,
  type DocumentedEndpoint,
} from './api-docs-details.tsx';
import type { Samples } from './api-docs-samples.ts';
import {
  breakable,
  getRefName,
  renderInline,
  renderRichText,
  toHeadingId,
  toPlainText,
} from './api-docs-text.tsx';

/**
 * Renders the OpenAPI document as a page. It works without its script, which adds buttons that copy
 * and the search.
 */
export function apiDocsPage(
  document: OpenApi,
  site: Site,
  { script, ...documentAssets }: DocumentAssets & { script?: string },
  samples: Samples,
): string {
  const { info, tags, components } = document;
  const endpoints = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): DocumentedEndpoint => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
  const [forPrograms, forBrowsers] = [true, false].map((is) =>
    endpoints.filter((endpoint) => isForPrograms(endpoint) === is),
  );
  const groups = [
    ...tags.map((tag) => ({
      ...tag,
      id: toHeadingId(tag.name),
      endpoints: (forPrograms ?? []).filter(({ operation }) => operation.tags.includes(tag.name)),
    })),
    {
      name: 'Browser calls',
      description:
        'Calls of the pages of this site. They take no API key. Writes need a CSRF token.',
      id: 'browser-calls',
      endpoints: forBrowsers ?? [],
    },
  ].filter((group) => group.endpoints.length > 0);
  const common = findCommonErrors(endpoints);
  const basics = renderMarkdown(info.description, 'keep');
  const headings = basics.flatMap((node) =>
    typeof node !== 'string' && node[0] === 'h2' ? [toPlainText(node[1])] : [],
  );

  return renderPlainDocument(site, documentAssets, {
    title: 'API',
    description:
      `Every endpoint of the API of ${site.public.name}, ` +
      'with its parameters, responses and errors.',
    className: 'docs',
    ...(script === undefined ? {} : { script }),
    children: (
      <main id="main" className="plain-frame">
        <h1>{info.title}</h1>
        <p className="docs-facts">
          Version {info.version}. For programs: <a href="/api/openapi.json">openapi.json</a>{' '}
          (OpenAPI {document.openapi}).
        </p>
        <div className="docs-columns">
          <nav className="docs-nav" aria-label="Contents">
            {script !== undefined && (
              <input
                className="docs-search"
                type="search"
                placeholder="Find a call"
                aria-label="Find a call"
              />
            )}
            <ul>
              {headings.map((heading) => (
                <li key={heading}>
                  <a href={`#${toHeadingId(heading)}`}>{heading}</a>
                </li>
              ))}
            </ul>
            {groups.map((group) => (
              <Fragment key={group.id}>
                <p>
                  <a href={`#${group.id}`}>{group.name}</a>
                </p>
                <ul className="docs-calls">
                  {group.endpoints.map(({ method, path, operation }) => (
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
          <div>
            <div className="docs-text">{renderRichText(basics)}</div>
            <Errors document={document} common={common} />
            {groups.map((group) => (
              <section key={group.id} aria-labelledby={group.id}>
                <h2 id={group.id}>{group.name}</h2>
                <p>{renderInline(group.description)}</p>
                {group.endpoints.map((endpoint) => (
                  <EndpointDetails
                    key={endpoint.operation.operationId}
                    endpoint={endpoint}
                    document={document}
                    samples={samples}
                    common={common}
                  />
                ))}
              </section>
            ))}
            <section aria-labelledby="schemas">
              <h2 id="schemas">Schemas</h2>
              {Object.entries(components.schemas).map(([name, schema]) => (
                <SchemaDetails key={name} name={name} schema={schema} />
              ))}
            </section>
          </div>
        </div>
      </main>
    ),
  });
}

/** Returns the statuses of errors that every call may answer. */
function findCommonErrors(endpoints: DocumentedEndpoint[]): Set<string> {
  const [first, ...others] = endpoints.map(
    ({ operation }) =>
      new Set(
        Object.entries(operation.responses).flatMap(([status, response]) =>
          '$ref' in response ? [status] : [],
        ),
      ),
  );
  return others.reduce((common, statuses) => common.intersection(statuses), first ?? new Set());
}

/** All error codes with status and meaning. */
function Errors({
  document: { paths, components },
  common,
}: {
  document: OpenApi;
  common: ReadonlySet<string>;
}) {
  const statuses = new Map<string, string>();
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    for (const [status, response] of Object.entries(operation.responses))
      if ('$ref' in response) statuses.set(status, getRefName(response.$ref));
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
              <td>
                {renderInline(components.responses[code]?.description ?? '')}
                {common.has(status) && ' Any call.'}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
