import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import {
  data,
  redirect,
  useLoaderData,
  useLocation,
  useParams,
  type LoaderFunctionArgs,
} from 'react-router';
import type { Api } from '#shared/api/client.ts';
import type { IndustryLanding, Landing as Texts } from '#shared/contract/newsletter.ts';
import type { SubscriptionReply } from '#shared/contract/subscription-schemas.ts';
import { selectionPath } from '#shared/newsletter/archive-paths.ts';
import { industryPath, paths, type DigestLanguage } from '#shared/paths.ts';
import { searchPath } from '#shared/lazy-paths.ts';
import { appContext, useApp } from '../app-context.tsx';
import { IndustryIndex, LanguageIndex } from '../features/newsletter-pages/indexes.tsx';
import { IndustryMark } from '../features/newsletter-pages/industry-mark.tsx';
import { Landing, getLanguage, Section } from '../features/newsletter-pages/landing.tsx';
import { SelectionPage } from '../features/newsletter-pages/selection-page.tsx';
import * as styles from '../features/newsletter-pages/newsletter-pages.late.styles.ts';
import * as listStyles from '../features/newsletter-pages/page-lists.late.styles.ts';
import { PostRow } from '../features/posts/post-row.tsx';
import { SubscribeForm } from '../features/subscribe/subscribe-form.tsx';
import * as layout from '../layout/layout.styles.ts';
import { useLoginLink } from '../lib/login-link.ts';
import { useNow } from '../lib/use-now.ts';
import { useSession } from '../lib/session.ts';
import { useSubmittedForm } from '../lib/submitted-form.ts';
import { answer, load, type Loaded } from '../queries/load-page-data.ts';
import {
  englishOptions,
  industriesOptions,
  industryOptions,
  languageOptions,
  languagesOptions,
  selectionOptions,
} from '../queries/newsletter.ts';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { archiveLoader, ArchivePage, readArchive } from './newsletter-archive.tsx';
import { readViewPath, ViewPage, viewLoader, type ViewData } from './newsletter-view.tsx';

/** Industry pages with fewer posts are not indexed. */
const enoughPosts = 3;

/** Parses a path below /newsletter; null for an unknown page. */
function parseLandingPath(splat = ''): {
  list: 'english' | 'languages' | 'industries' | 'selection';
  name: string | undefined;
} | null {
  if (`${paths.newsletter}/${splat}` === selectionPath)
    return { list: 'selection', name: undefined };
  const [, list, name] = /^(languages|industries)(?:\/([^/]+))?$/.exec(splat) ?? [];
  if (splat === '') return { list: 'english', name };
  return list === 'languages' || list === 'industries' ? { list, name } : null;
}

/** Header, footer and the document use `lang`, `dir` and `frame` (`usePageLanguage`). */
export async function loader(args: LoaderFunctionArgs) {
  const { context, params } = args;
  const { api, queryClient } = context.get(appContext);
  const archive = readArchive(params['*']);
  if (archive) return archiveLoader(args, archive);
  const view = readViewPath(params['*']);
  if (view) return viewLoader(args, view);
  const page = parseLandingPath(params['*']);
  if (!page) throw data(null, { status: 404 });
  const { list, name } = page;
  const landing =
    list === 'languages' && name !== undefined
      ? queryClient.fetchQuery(languageOptions(api, name))
      : null;
  const loaded = await load(landing ?? other(list, name));
  if (loaded.state === 'missing' || loaded.state === 'invalid') throw data(null, { status: 404 });
  if (loaded.state === 'failed' && landing && name !== undefined)
    return data((await localizeFailure(api, name)) ?? loaded, 503);
  if (loaded.state !== 'ok' || !landing) return answer(loaded);
  const texts = await landing;
  const { code } = texts.language;
  // Each language has one URL, by its code. English is /newsletter itself.
  if (code !== name || code === 'en') return redirect(languagePath(code), 301);
  return { ...loaded, ...getLanguage(texts), frame: texts.frame };

  function other(which: typeof list, slug: string | undefined): Promise<unknown> {
    if (which === 'selection') return queryClient.fetchQuery(selectionOptions(api));
    if (which === 'english') return queryClient.fetchQuery(englishOptions(api));
    if (which === 'languages') return queryClient.fetchQuery(languagesOptions(api));
    return slug === undefined
      ? queryClient.fetchQuery(industriesOptions(api))
      : queryClient.fetchQuery(industryOptions(api, slug));
  }
}

type Failure = Loaded & { message?: string; tryAgain?: string };

/** Texts of a page that failed, in its language; null if they cannot be loaded either. */
async function localizeFailure(api: Api, language: string): Promise<Failure | null> {
  const texts = await api('GET /api/newsletter/texts/{language}', { path: { language } }).catch(
    () => null,
  );
  if (!texts) return null;
  const { language: lang, dir, frame, strings, manage } = texts;
  const { tryAgain } = manage;
  const localized = { lang, dir, frame, message: strings.somethingWentWrong, tryAgain };
  return { state: 'failed', ...localized };
}

const languagePath = (code: string) =>
  code === 'en' ? paths.newsletter : `${paths.newsletterLanguages}/${code}`;

export const handle = 'public';

export function Component() {
  const loaded = useLoaderData<Failure | ViewData>();
  const { '*': splat } = useParams();
  const { pathname } = useLocation();
  const { api } = useApp();
  const archive = readArchive(splat);
  if (archive) return <ArchivePage key={splat} {...archive} />;
  if ('shown' in loaded) {
    const view = readViewPath(splat);
    return view && <ViewPage {...loaded} {...view} />;
  }
  const page = parseLandingPath(splat);
  if (loaded.state === 'failed' && loaded.message !== undefined) {
    return (
      <div className={layout.screen}>
        <PageHead title={loaded.message} />
        <h1>{loaded.message}</h1>
        <p className={layout.screenLinks}>
          <a href={pathname}>{loaded.tryAgain}</a>
        </p>
      </div>
    );
  }
  if (loaded.state !== 'ok' || !page) {
    return (
      <div className={layout.screen}>
        <PageHead title="The digest by email" />
        <h1>The digest by email</h1>
        <Notice>
          This page couldn’t be loaded. <a href={pathname}>Try again</a>
        </Notice>
      </div>
    );
  }
  const { list, name } = page;
  if (list === 'english') return <English api={api} />;
  if (list === 'selection') return <Selection api={api} />;
  if (list === 'languages')
    return name === undefined ? <Languages api={api} /> : <InLanguage api={api} name={name} />;
  return name === undefined ? <Industries api={api} /> : <ForIndustry api={api} slug={name} />;
}

function English({ api }: { api: Api }) {
  const { data: texts } = useQuery(englishOptions(api));
  return texts ? <OneLanding key={paths.newsletter} texts={texts} path={paths.newsletter} /> : null;
}

function InLanguage({ api, name }: { api: Api; name: string }) {
  const { data: texts } = useQuery(languageOptions(api, name));
  return texts ? (
    <OneLanding
      key={name}
      texts={texts}
      path={languagePath(texts.language.code)}
      noindex={texts.fallback}
    />
  ) : null;
}

function ForIndustry({ api, slug }: { api: Api; slug: string }) {
  const { data: texts } = useQuery(industryOptions(api, slug));
  if (!texts) return null;
  const {
    industry: { slug: current },
    industries,
  } = texts;
  return (
    <OneLanding
      key={current}
      texts={texts}
      path={industryPath(current)}
      mark={<IndustryMark slug={current} />}
      other={
        <Section heading="Other industries">
          <ul className={styles.links}>
            {industries
              .filter((industry) => industry.slug !== current)
              .map((industry) => (
                <li key={industry.slug}>
                  <a href={industryPath(industry.slug)}>{industry.name}</a>
                </li>
              ))}
          </ul>
        </Section>
      }
    >
      <Coverage industry={texts.industry} />
      <Posts texts={texts} />
    </OneLanding>
  );
}

/** Remounts the form on each page. */
function OneLanding({
  texts,
  path,
  noindex = false,
  ...components
}: {
  texts: Texts;
  path: string;
  noindex?: boolean;
  mark?: ReactNode;
  other?: ReactNode;
  children?: ReactNode;
}) {
  const form = useSubmittedForm();
  const [reply, setReply] = useState<SubscriptionReply | null>(null);
  const { strings, page, fallback } = texts;
  return (
    <>
      <PageHead title={texts.copy.headline} path={path} noindex={noindex} />
      <Landing
        texts={texts}
        form={
          <SubscribeForm
            idPrefix="digest"
            texts={{ strings, page }}
            language={getLanguage(texts).lang as DigestLanguage}
            action={fallback ? paths.newsletter : path}
            onReply={setReply}
            {...(form ? { sent: form } : {})}
          />
        }
        sent={
          reply === null
            ? null
            : reply.requiresVerification
              ? strings.checkEmail
              : strings.subscribed
        }
        {...components}
      />
    </>
  );
}

/** What belongs to the industry, for readers and as text that no other page has. */
function Coverage({
  industry: { name, description, keywords },
}: Pick<IndustryLanding, 'industry'>) {
  return (
    <Section heading="What it covers">
      <p>{description}</p>
      <p>A post counts as {name} if its title or tags contain one of these words:</p>
      <ul className={styles.links}>
        {keywords.map((keyword) => (
          <li key={keyword}>
            <a href={searchPath(keyword)} rel="nofollow">
              {keyword}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Recent posts of the industry, as an example of a digest. */
function Posts({ texts: { posts } }: { texts: IndustryLanding }) {
  const { site, now: served } = useApp();
  const now = useNow(served);
  const login = useLoginLink();
  const { components, RowState } = useSession();
  if (posts.length < enoughPosts) return null;
  return (
    <Section heading={`Lately on ${site.name}`}>
      <ol className={listStyles.posts}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostRow {...{ post, now, components, RowState, login }} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Selection({ api }: { api: Api }) {
  const { data: rules } = useQuery(selectionOptions(api));
  return (
    <>
      <PageHead title="How posts are chosen" path={selectionPath} />
      {rules ? (
        <div className={layout.screen}>
          <SelectionPage rules={rules} />
        </div>
      ) : null}
    </>
  );
}

function Languages({ api }: { api: Api }) {
  const { data: list } = useQuery(languagesOptions(api));
  return (
    <>
      <PageHead title="Digest by language" path={paths.newsletterLanguages} />
      {list ? <LanguageIndex languages={list.languages} /> : null}
    </>
  );
}

function Industries({ api }: { api: Api }) {
  const { data: list } = useQuery(industriesOptions(api));
  return (
    <>
      <PageHead title="Digest by industry" path={paths.newsletterIndustries} />
      {list ? <IndustryIndex industries={list.industries} /> : null}
    </>
  );
}
