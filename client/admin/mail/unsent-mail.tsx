import { rich } from '../../ui/rich.tsx';
import { t } from '../lib/words.ts';
import { StaffProvider } from '../lib/staff-context.ts';
import * as styles from '../ui/components.admin.styles.ts';

/** Says that the installation has no mail server. */
export function UnsentMail() {
  const { isTrial } = StaffProvider.use();
  return (
    <div className={styles.callout}>
      <p>
        {t('No email leaves this machine, because the installation has no mail server.')}
        {isTrial ? (
          <>
            {' '}
            {rich(t, '<link>Read the emails here</link>.', {
              link: (content) => <a href="/dev/mail">{content}</a>,
            })}
          </>
        ) : null}
      </p>
    </div>
  );
}
