import { useApp } from '../../app-context.tsx';
import { saveMailReplies } from '../../queries/account.ts';
import { Options } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import { SaveLine, Section, useSaving, type SectionProps } from './section.tsx';

const labels = { emailOnReply: 'Mail' };

export function Notifications({ settings, onResult }: SectionProps) {
  const app = useApp();
  const { problems, pending, saved, save, change } = useSaving(
    labels,
    onResult,
    'Notifications saved.',
  );
  const send = (data: FormData) => save(() => saveMailReplies(app, data.has('emailOnReply')));
  return (
    <Section id="notifications" title="Notifications">
      <Form
        label="Notifications"
        problems={problems}
        onSend={(data) => void send(data)}
        onInput={change}
      >
        <Options
          type="checkbox"
          name="emailOnReply"
          legend="Email me about"
          problems={problems}
          options={[
            {
              value: 'on',
              label: 'Replies and mentions',
              hint: 'You always get these in your inbox.',
            },
          ]}
          chosen={settings.emailOnReply ? ['on'] : []}
        />
        <SaveLine pending={pending} saved={saved} />
      </Form>
    </Section>
  );
}
