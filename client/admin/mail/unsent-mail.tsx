import { StaffProvider } from '../lib/staff-context.ts';
import * as styles from '../ui/components.admin.styles.ts';

/** Says that the installation has no mail server. */
export function UnsentMail() {
  const { isTrial } = StaffProvider.use();
  return (
    <div className={styles.callout}>
      <p>
        No email leaves this machine, because the installation has no mail server.
        {isTrial ? (
          <>
            {' '}
            <a href="/dev/mail">Read the emails here</a>.
          </>
        ) : null}
      </p>
    </div>
  );
}
