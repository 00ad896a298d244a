import { AuthPage } from '../features/auth/auth-page.tsx';

export function Component() {
  return <AuthPage kind="signup" />;
}
