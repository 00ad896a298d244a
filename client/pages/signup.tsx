import { SignupNotice } from '../features/auth/signup-notice.tsx';
import { AuthPage } from '../features/auth/auth-page.tsx';

export function Component() {
  return <AuthPage kind="signup" notice={<SignupNotice />} />;
}
