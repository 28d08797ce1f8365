import type { RoutePage } from '@dara/contract';
import { StepForm, type CodeFields, type FormStep } from '@dara/kit/forms';
import { FormattedMessage, useIntl, useLocale, type Locale } from '@dara/sdk/i18n';
import { UploadProgress, useUpload, type UploadCall } from '@dara/kit/image-field';
import { useSession } from '@dara/sdk/session';
import { useAppDispatch } from '@dara/sdk/store';
import { useState } from 'react';
import {
  endpoints as publicApi,
  useAuthorizationRegisterCheckMutation,
  type RegistrationReceipt,
} from '../../../api/generated.ts';
import { PageColumn } from '../../../parts/page-column.tsx';
import type { AccountValues } from '../model/account.model.ts';
import { Later, useLaterSteps } from '../steps/later.tsx';
import { RegistrationHeading } from './registration-heading.tsx';
import { useFieldLabels } from './use-field-labels.ts';
import { RegistrationSent } from './registration-sent.tsx';

type Kind = 'talent' | 'business';

interface RegistrationStep extends Omit<FormStep, 'title' | 'lead' | 'check'> {
  /** Values that must be unique, looked up before the next step. */
  unique?: readonly 'displayName'[];
}

export interface RegistrationPageProps<Values extends AccountValues> {
  kind: Kind;
  steps: readonly RegistrationStep[];
  initialValues: Values;
  /** Values that are never stored on the device. */
  notStored: readonly string[];
  codeFields: CodeFields;
  /** The page that the user agrees to. */
  text: 'privacy' | 'terms';
  toForm: (values: Values, language: Locale, textVersion: string) => FormData;
  register: (body: FormData) => RegistrationCall;
}

/** A multi-step registration for anonymous users. */
export function RegistrationPage<Values extends AccountValues>(
  props: RegistrationPageProps<Values>,
) {
  const { kind, text, toForm, register } = props;
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { status } = useSession();
  const registration = useRegistration();
  const labels = useFieldLabels(kind);
  const [look] = useAuthorizationRegisterCheckMutation();
  useLaterSteps();
  if (registration.sentTo !== undefined) {
    return (
      <PageColumn>
        <RegistrationSent email={registration.sentTo} />
      </PageColumn>
    );
  }
  if (status === 'signed-in') {
    return (
      <PageColumn>
        <Later name="SignedInAlready" />
      </PageColumn>
    );
  }
  const steps: FormStep[] = props.steps.map(({ unique, ...step }) => ({
    ...step,
    ...(unique && {
      check: (values: Partial<Record<'email' | 'displayName', string>>) => {
        // The address identifies names reserved for this user.
        const asked = ['email', ...unique] as const;
        const wanted = Object.fromEntries(asked.map((name) => [name, values[name]?.trim()]));
        return look({ registrationCheck: { kind, ...wanted } }).unwrap();
      },
    }),
    title: formatMessage({ id: `public.register.step.${step.id}` }),
    lead: formatMessage({ id: `public.register.lead.${step.id}` }),
  }));
  return (
    <PageColumn>
      <StepForm
        label={formatMessage({ id: `public.register.${kind}.title` })}
        heading={<RegistrationHeading kind={kind} />}
        steps={steps}
        initialValues={props.initialValues}
        draft={{ key: `draft.register.${kind}`, notStored: props.notStored }}
        draftNote={<FormattedMessage id={`public.register.draft.${kind}`} />}
        labels={labels}
        codeFields={props.codeFields}
        onSubmit={async (values) => {
          const call = publicApi.endpoints.contentPageDetail.initiate(
            { slug: text },
            { subscribe: false },
          );
          const { textVersion } = await dispatch(call).unwrap();
          const form = toForm(values, locale, textVersion);
          return registration.send(form, register);
        }}
        onSuccess={registration.finish}
        successMessage={{ id: 'sdk.notice.registered' }}
        submitLabel={<FormattedMessage id="public.register.send" />}
        sending={
          registration.share !== undefined && (
            <UploadProgress share={registration.share} onCancel={registration.cancel} />
          )
        }
      />
    </PageColumn>
  );
}

export function registrationHead(kind: Kind, path: string): RoutePage['head'] {
  return ({ formatMessage }) => ({
    title: formatMessage(`public.register.${kind}.title`),
    description: formatMessage(`public.register.${kind}.description`),
    canonical: path,
    type: 'website',
  });
}

type RegistrationCall = UploadCall<RegistrationReceipt>;

/** Sends a registration with its progress; the address is then confirmed by mail. */
function useRegistration() {
  const upload = useUpload();
  const [sentTo, setSentTo] = useState<string>();
  const send = (
    body: FormData,
    start: (body: FormData) => RegistrationCall,
  ): Promise<RegistrationReceipt> => upload.send(body, start);
  const finish = ({ email }: RegistrationReceipt) => setSentTo(email);
  return { send, finish, share: upload.share, sentTo, cancel: upload.cancel };
}
