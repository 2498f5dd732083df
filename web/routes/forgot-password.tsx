import { ForgotPassword } from '../features/account/forgot-password.tsx';
import { OutboxHelp } from '../features/outbox/outbox-help.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { FormPage } from '../ui/form-page.tsx';
import { TextLink } from '../ui/text-link.tsx';

export const meta = () => pageMeta('Forgot your password?', 'Get a link by email to set a new password.');

export default function Page() {
  return (
    <FormPage
      title="Forgot Your Password?"
      intro="Enter the email address of your account. We will send you a link to set a new password. It works for one hour."
      footer={
        <p>
          Remembered it? <TextLink to="/login">Log in</TextLink>
        </p>
      }
    >
      <ForgotPassword mailHelp={<OutboxHelp />} />
    </FormPage>
  );
}
