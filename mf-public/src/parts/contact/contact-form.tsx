import { FormPair, FormTextArea, FormTextField, ResourceForm, SubmitBar } from '@dara/kit/forms';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import { RequiredNote, Tag } from '@dara/kit/ui';
import { email, maxLength, minLength, number, required } from '@dara/kit/validation';
import { CONTACT_LINES, PERSON_LINES } from '@dara/model';
import { useState, type ReactNode } from 'react';
import { object, string, type InferType } from 'yup';
import { useContactSendMutation, type ContactBody, type TalentCard } from '../../api/generated.ts';
import * as S from './contact-form.styles.ts';
import { CONTACT_TEXTS } from './contact-texts.ts';
import { KeepValues, MessageSent, Trap } from './message-parts.tsx';

/** Digits alone, unlike other forms. */
const PHONE_DIGITS = { min: 9, max: 15 } as const;

const text = () => string().ensure();

const contactSchema = object({
  name: text().test(required()).test(maxLength(CONTACT_LINES.name)),
  email: text()
    .test({
      ...required(),
      // A user who leaves a phone number can be answered already.
      test: (value, { parent }) =>
        Boolean(value?.trim() || (parent as { phone?: string }).phone?.trim()),
    })
    .test(email())
    .test(maxLength(PERSON_LINES.email)),
  phone: text().test(number()).test(minLength(PHONE_DIGITS.min)).test(maxLength(PHONE_DIGITS.max)),
  company: text().test(maxLength(CONTACT_LINES.company)),
  message: text().test(required()).test(maxLength(CONTACT_LINES.message)),
  /** Not seen by people; machines fill it in. */
  website: text(),
});

const emptyContact: ContactValues = {
  name: '',
  email: '',
  phone: '',
  company: '',
  message: '',
  website: '',
};

export interface ContactFormProps {
  /** Talents that the message is about. */
  talents: readonly Pick<TalentCard, 'id' | 'name'>[];
  /** Called after sending. */
  afterwards: ReactNode;
}

/** Unsent input, kept when the dialog is closed or the page is opened. */
let draft: ContactValues | undefined;

const keepDraft = (values: ContactValues) => {
  draft = Object.values(values).some(Boolean) ? values : undefined;
};

/** A message to the agency. */
export function ContactForm({ talents, afterwards }: ContactFormProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { profile } = useSession();
  const [send] = useContactSendMutation();
  const [isSent, setIsSent] = useState(false);
  const [initialValues] = useState<ContactValues>(
    () =>
      draft ?? {
        ...emptyContact,
        name: profile ? `${profile.firstName} ${profile.lastName}`.trim() : '',
        email: profile?.email ?? '',
      },
  );
  const label = (name: keyof typeof CONTACT_TEXTS) => CONTACT_TEXTS[name][locale];
  if (isSent) {
    return (
      <MessageSent title={label('sentTitle')} text={label('sentText')}>
        {afterwards}
      </MessageSent>
    );
  }
  return (
    <ResourceForm
      compact
      label={formatMessage({ id: 'public.contact.title' })}
      initialValues={initialValues}
      schema={contactSchema}
      onSubmit={(values) =>
        send({
          contactBody: bodyOf(
            values,
            talents.map(({ id }) => id),
          ),
        }).unwrap()
      }
      onSuccess={() => {
        draft = undefined;
        setIsSent(true);
      }}
    >
      <KeepValues onChange={keepDraft} />
      <RequiredNote />
      {talents.length > 0 && <About talents={talents} />}
      <FormTextField required name="name" label={label('name')} autoComplete="name" />
      <FormPair>
        <FormTextField
          name="email"
          type="email"
          inputMode="email"
          label={label('email')}
          hint={label('reachHint')}
          autoComplete="email"
        />
        <FormTextField
          name="phone"
          type="tel"
          inputMode="tel"
          label={label('phone')}
          hint={label('phoneHint')}
          autoComplete="tel-national"
        />
      </FormPair>
      <FormTextField name="company" label={label('company')} autoComplete="organization" />
      <FormTextArea required name="message" label={label('message')} rows={5} />
      <Trap />
      <SubmitBar label={label('send')} />
    </ResourceForm>
  );
}

function bodyOf(values: ContactValues, talentIds: string[]): ContactBody {
  const { name, message, ...optional } = contactSchema.cast(values);
  const given = Object.entries(optional).filter(([, value]) => value.trim() !== '');
  return {
    name,
    message,
    ...Object.fromEntries(given),
    ...(talentIds.length > 0 && { talentIds }),
  };
}

const NAMES_IN_SIGHT = 6;

function About({ talents }: Pick<ContactFormProps, 'talents'>) {
  const locale = useLocale();
  const more = talents.length - NAMES_IN_SIGHT;
  return (
    <S.AboutLine>
      {CONTACT_TEXTS.about[locale]}
      {talents.slice(0, NAMES_IN_SIGHT).map(({ id, name }) => (
        <Tag key={id}>{localized(name, locale)}</Tag>
      ))}
      {more > 0 && <FormattedMessage id="public.contact.more" values={{ count: more }} />}
    </S.AboutLine>
  );
}

type ContactValues = InferType<typeof contactSchema>;
