import { useQuery, type FetchQueryOptions } from '@tanstack/react-query';
import { useState, type ComponentType, type ReactNode } from 'react';
import {
  data,
  redirect,
  useLoaderData,
  useLocation,
  useParams,
  type LoaderFunctionArgs,
  type Params,
} from 'react-router';
import type { Api } from '#shared/api/client.ts';
import type { IndustryLanding, Landing as Texts } from '#shared/contract/newsletter.ts';
import type { SubscriptionReply } from '#shared/contract/subscription-schemas.ts';
import {
  industryPath,
  landingPath,
  paths,
  searchPath,
  type DigestLanguage,
} from '#shared/paths.ts';
import { appContext, useApp, useTranslate } from '../app-context.tsx';
import { IndustryIndex, LanguageIndex } from '../features/newsletter-pages/indexes.tsx';
import { Landing, getLanguage, Section } from '../features/newsletter-pages/landing.tsx';
import { SelectionPage } from '../features/newsletter-pages/selection-page.tsx';
import * as styles from '../features/newsletter-pages/newsletter-pages.styles.ts';
import * as listStyles from '../features/newsletter-pages/page-lists.styles.ts';
import { PostRow } from '../features/posts/post-row.tsx';
import { SubscribeForm } from '../features/subscribe/subscribe-form.tsx';
import * as layout from '../layout/layout.styles.ts';
import { useLoginLink } from '../lib/login-link.ts';
import { useNow } from '../lib/use-now.ts';
import { useSession } from '../lib/session.ts';
import { useSubmittedForm } from '../lib/submitted-form.ts';
import { answer, load, type Loaded } from '../queries/load-page-data.ts';
import {
  industriesOptions,
  industryOptions,
  languageOptions,
  languagesOptions,
  ownLandingOptions,
  selectionOptions,
} from '../queries/newsletter.ts';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';

/** Industry pages with fewer posts are not indexed. */
const enoughPosts = 3;

/** Throws for content that does not exist. */
async function loadContent(content: Promise<unknown>): Promise<Loaded> {
  const loaded = await load(content);
  if (loaded.state === 'missing' || loaded.state === 'invalid') throw data(null, { status: 404 });
  return loaded;
}

/** Creates a page that shows the data of one query. */
const createPage = <Content, Key extends readonly unknown[]>(
  getOptions: (api: Api, params: Params) => FetchQueryOptions<Content, Error, Content, Key>,
  Page: ComponentType<{ content: Content }>,
) => ({
  handle: 'public',
  async loader({ context, params }: LoaderFunctionArgs) {
    const { api, queryClient } = context.get(appContext);
    return answer(await loadContent(queryClient.fetchQuery(getOptions(api, params))));
  },
  Component() {
    const { state } = useLoaderData<Loaded>();
    const options = getOptions(useApp().api, useParams());
    const { data: content } = useQuery({ ...options, enabled: state === 'ok' });
    if (content !== undefined) return <Page content={content} />;
    return state === 'ok' ? null : <NotLoaded />;
  },
});

function NotLoaded() {
  const t = useTranslate();
  const { pathname } = useLocation();
  return (
    <div className={layout.screen}>
      <PageHead title={t('The digest by email')} />
      <h1>{t('The digest by email')}</h1>
      <Notice>
        {t('This page couldn’t be loaded.')} <a href={pathname}>{t('Try again')}</a>
      </Notice>
    </div>
  );
}

/** In the language of the site. */
export const own = createPage(ownLandingOptions, ({ content }) => (
  <OneLanding key={paths.newsletter} texts={content} path={paths.newsletter} />
));

/** Header, footer and the document use `lang`, `dir` and `frame` (`usePageLanguage`). */
export const language = {
  handle: 'public',
  async loader({ context, params }: LoaderFunctionArgs) {
    const { api, queryClient, t } = context.get(appContext);
    const { language: name = '' } = params;
    const landing = queryClient.fetchQuery(languageOptions(api, name));
    const loaded = await loadContent(landing);
    if (loaded.state === 'failed') return data((await localizeFailure(api, name)) ?? loaded, 503);
    const texts = await landing;
    const { code } = texts.language;
    // Each language has one URL, by its code. That of the site is /newsletter itself.
    if (code !== name || code === t.language) return redirect(landingPath(t.language, code), 301);
    return { ...loaded, ...getLanguage(texts), frame: texts.frame };
  },
  Component() {
    const loaded = useLoaderData<Failure>();
    const { language: name = '' } = useParams();
    const { pathname } = useLocation();
    const { api, t } = useApp();
    const { data: texts } = useQuery({
      ...languageOptions(api, name),
      enabled: loaded.state === 'ok',
    });
    if (texts)
      return (
        <OneLanding
          key={name}
          texts={texts}
          path={landingPath(t.language, texts.language.code)}
          noindex={texts.fallback}
        />
      );
    if (loaded.message === undefined) return <NotLoaded />;
    return (
      <div className={layout.screen}>
        <PageHead title={loaded.message} />
        <h1>{loaded.message}</h1>
        <p className={layout.screenLinks}>
          <a href={pathname}>{loaded.tryAgain}</a>
        </p>
      </div>
    );
  },
};

type Failure = Loaded & { message?: string; tryAgain?: string };

/** Texts of a page that failed, in its language; null if they cannot be loaded either. */
async function localizeFailure(api: Api, name: string): Promise<Failure | null> {
  const texts = await api('GET /api/newsletter/texts/{language}', {
    path: { language: name },
  }).catch(() => null);
  if (!texts) return null;
  const { language: lang, dir, frame, strings, manage } = texts;
  const { tryAgain } = manage;
  const localized = { lang, dir, frame, message: strings.somethingWentWrong, tryAgain };
  return { state: 'failed', ...localized };
}

export const industry = createPage(
  (api, { industry: slug = '' }) => industryOptions(api, slug),
  ({ content: texts }) => {
    const t = useTranslate();
    const {
      industry: { slug: current },
      industries: all,
    } = texts;
    return (
      <OneLanding
        key={current}
        texts={texts}
        path={industryPath(current)}
        other={
          <Section heading={t('Other industries')}>
            <ul className={styles.links}>
              {all
                .filter(({ slug }) => slug !== current)
                .map(({ slug, name }) => (
                  <li key={slug}>
                    <a href={industryPath(slug)}>{t(name)}</a>
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
  },
);

export const languages = createPage(languagesOptions, ({ content }) => (
  <>
    <PageHead title={useTranslate()('Digest by language')} path={paths.newsletterLanguages} />
    <LanguageIndex languages={content.languages} />
  </>
));

export const industries = createPage(industriesOptions, ({ content }) => (
  <>
    <PageHead title={useTranslate()('Digest by industry')} path={paths.newsletterIndustries} />
    <IndustryIndex industries={content.industries} />
  </>
));

export const selection = createPage(selectionOptions, ({ content }) => (
  <>
    <PageHead title={useTranslate()('How posts are chosen')} path={paths.selection} />
    <div className={layout.screen}>
      <SelectionPage rules={content} />
    </div>
  </>
));

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
            preferenceForm={texts.preferenceForm}
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
  const t = useTranslate();
  return (
    <Section heading={t('What it covers')}>
      <p>{t(description)}</p>
      <p>
        {t('A post counts as {industry} if its title or tags contain one of these words:', {
          industry: t(name),
        })}
      </p>
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
  const { site, now: served, t } = useApp();
  const now = useNow(served);
  const login = useLoginLink();
  const { components, RowState } = useSession();
  if (posts.length < enoughPosts) return null;
  return (
    <Section heading={t('Lately on {site}', { site: site.name })}>
      <ol className={listStyles.posts}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostRow {...{ t, post, now, components, RowState, login }} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
