import { defineMessages, localized, useLocale } from '@dara/sdk/i18n';
import { Prompt } from '../prompt.tsx';
import { ContactButton } from './contact-button.tsx';
import type { ContactDialogProps } from './contact-dialog.tsx';

const messages = defineMessages({
  title: { id: 'public.contact.prompt.title' },
  text: { id: 'public.contact.prompt.text' },
  talentTitle: { id: 'public.contact.prompt.talentTitle' },
  listTitle: { id: 'public.contact.prompt.listTitle' },
  interestText: { id: 'public.contact.prompt.interestText' },
});

/** Invites to write to the agency: in general, about one talent, or about several. */
export function ContactPrompt({ talents = [] }: { talents?: ContactDialogProps['talents'] }) {
  const [one, ...others] = talents;
  const title = others.length > 0 ? messages.listTitle : messages.talentTitle;
  return (
    <Prompt
      title={one ? title : messages.title}
      text={one ? messages.interestText : messages.text}
      values={{ name: localized(one?.name, useLocale()) }}
      control={<ContactButton talents={talents} variant="primary" size="large" />}
    />
  );
}
