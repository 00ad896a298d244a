import type { SelectionRules } from '#shared/contract/newsletter.ts';
import { paths } from '#shared/paths.ts';
import { useApp } from '../../app-context.tsx';
import { richText } from '../../ui/rich-text.styles.ts';

/** The rules by which a site ranks posts and selects those of its digest. */
export function SelectionPage({ rules: { sections } }: { rules: SelectionRules }) {
  const { site } = useApp();
  return (
    <div className={richText}>
      <h1>How {site.name} chooses posts</h1>
      {sections.map(({ heading, rules }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <ul>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        <a href={paths.archive}>Past issues</a>
        {' · '}
        <a href={paths.newsletter}>Get the digest by email</a>
      </p>
    </div>
  );
}
