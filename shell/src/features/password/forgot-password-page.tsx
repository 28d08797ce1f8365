import type { RoutePage } from '@dara/contract';
import { EMAIL_INPUT, FormTextField, ResourceForm } from '@dara/kit/forms';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { ButtonLink } from '@dara/kit/ui';
import { anyEmail, required } from '@dara/kit/validation';
import { useState } from 'react';
import { object, string } from 'yup';
import { useAuthorizationForgotPasswordMutation } from '../../api/generated.ts';
import { NarrowPage } from '../../page/narrow-page.tsx';
import { WideSubmit } from './wide-submit.tsx';

const schema = object({ email: string().test(required()).test(anyEmail()) });

function ForgotPasswordPage() {
  const intl = useIntl();
  const [forgot] = useAuthorizationForgotPasswordMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo) {
    return (
      <NarrowPage
        title={<FormattedMessage id="shell.forgot.sent.title" />}
        lead={
          <p role="status">
            <FormattedMessage
              id="shell.forgot.sent.text"
              values={{ email: <strong>{sentTo}</strong> }}
            />
          </p>
        }
      >
        <ButtonLink to="/">
          <FormattedMessage id="shell.home" />
        </ButtonLink>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage
      title={<FormattedMessage id="shell.forgot.title" />}
      lead={<FormattedMessage id="shell.forgot.lead" />}
    >
      <ResourceForm
        compact
        label={intl.formatMessage({ id: 'shell.forgot.title' })}
        initialValues={{ email: '' }}
        schema={schema}
        onSubmit={(values) => forgot({ emailBody: { email: values.email.trim() } }).unwrap()}
        onSuccess={(_answer, values) => setSentTo(values.email.trim())}
      >
        <FormTextField
          {...EMAIL_INPUT}
          name="email"
          autoComplete="email"
          required
          label={<FormattedMessage id="shell.auth.email" />}
        />
        <WideSubmit>
          <FormattedMessage id="shell.forgot.submit" />
        </WideSubmit>
      </ResourceForm>
    </NarrowPage>
  );
}

export const page: RoutePage = {
  Component: ForgotPasswordPage,
  // Not for search engines.
  head: ({ formatMessage }) => ({
    title: formatMessage('shell.forgot.title'),
    noIndex: true,
  }),
};
