import type { SelectionRules } from '#shared/contract/newsletter.ts';
import { paths } from '#shared/paths.ts';
import { useApp } from '../../app-context.tsx';
import { richText } from '../../ui/rich-text.styles.ts';
import * as global from '../../theme/global.styles.ts';

/** The rules by which a site ranks posts and selects those of its digest. */
export function SelectionPage({ rules: { sections } }: { rules: SelectionRules }) {
  const { site } = useApp();
  return (
    <div className={richText}>
      <h1>How {site.name} chooses posts</h1>
      <p>
        Readers’ votes and the age of posts decide the order. The digest has the posts with the most
        points of its day or week, and each event once. No AI picks posts.
      </p>
      {sections.map(({ heading, rules }) => (
        <details key={heading}>
          <summary>{`${heading}: all rules`}</summary>
          <ul>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </details>
      ))}
      <p className={global.dotted}>
        <a href={paths.archive}>Past issues</a>
        <a href={paths.newsletter}>Get the digest by email</a>
      </p>
    </div>
  );
}
