import {
  EMAIL_INPUT,
  FormBirthdayField,
  FormCheckbox,
  FormNumberField,
  FormPair,
  FormPart,
  FormTextField,
  PHONE_INPUT,
  ResourceForm,
  SubmitBar,
} from '@dara/kit/forms';
import { FormImageField, UploadProgress, useUpload } from '@dara/kit/image-field';
import { RequiredNote } from '@dara/kit/ui';
import { isUnderage } from '@dara/kit/validation';
import { NEW_FACE_LINES, NEW_FACE_PICTURES, PERSON_LINES } from '@dara/model';
import { useLocale } from '@dara/sdk/i18n';
import { useNavigate } from '@dara/sdk/router';
import { useAppDispatch } from '@dara/sdk/store';
import { useFormikContext } from 'formik';
import { endpoints as publicApi, useNewFaceApplyMutation } from '../../api/generated.ts';
import { Trap } from '../../parts/contact/message-parts.tsx';
import { NewTabLink } from '../../parts/new-tab-link.tsx';
import { paths } from '../../paths.ts';
import { ClipField } from './clip-field.tsx';
import { handOverClip } from './clip-handoff.ts';
import { FORM_TEXTS } from './new-face-texts.ts';
import { PAGE_TEXTS } from './new-face-page-texts.ts';
import {
  EMPTY_NEW_FACE,
  newFaceForm,
  newFaceSchema,
  type NewFaceValues,
} from './new-face.model.ts';

type TextName = keyof typeof FORM_TEXTS;

const LABELLED = [
  ...(['name', 'birthday', 'height', 'phone', 'lineId', 'email', 'consent'] as const),
  ...(['guardian.name', 'guardian.email', ...NEW_FACE_PICTURES] as const),
];

function useTexts() {
  const locale = useLocale();
  return (name: TextName) => FORM_TEXTS[name][locale];
}

/** The entries and pictures of an application. */
export function NewFaceForm() {
  const locale = useLocale();
  const text = useTexts();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const upload = useUpload();
  const [apply] = useNewFaceApplyMutation();
  return (
    <ResourceForm
      guard
      label={PAGE_TEXTS.title[locale]}
      labels={Object.fromEntries(LABELLED.map((name) => [name, text(name)]))}
      initialValues={EMPTY_NEW_FACE}
      schema={newFaceSchema}
      codeFields={{ CONSENT_REQUIRED: 'consent' }}
      onSubmit={async (values) => {
        const call = publicApi.endpoints.contentPageDetail.initiate(
          { slug: 'privacy' },
          { subscribe: false },
        );
        const { textVersion } = await dispatch(call).unwrap();
        const form = newFaceForm(values, locale, textVersion);
        return upload.send(form, (body) => apply({ body }));
      }}
      onSuccess={({ token }, { clip }) => {
        handOverClip(token, clip);
        navigate(paths.newFaceState(token), { replace: true });
      }}
    >
      <RequiredNote />
      <Person />
      <Pictures />
      <Guardian />
      <Consent />
      {upload.share === undefined ? (
        <SubmitBar label={text('send')} />
      ) : (
        <UploadProgress share={upload.share} onCancel={upload.cancel} />
      )}
    </ResourceForm>
  );
}

function Person() {
  const text = useTexts();
  const { values } = useFormikContext<NewFaceValues>();
  return (
    <>
      <FormTextField
        required
        name="name"
        label={text('name')}
        hint={text('nameHint')}
        maxLength={NEW_FACE_LINES.name}
        autoComplete="name"
      />
      <FormBirthdayField required name="birthday" label={text('birthday')} />
      <FormNumberField required name="height" label={text('height')} unit={text('cm')} />
      <FormPart level={2} title={text('reach')} hint={text('reachHint')}>
        <FormPair>
          <FormTextField
            {...PHONE_INPUT}
            name="phone"
            required={values.lineId.trim() === ''}
            label={text('phone')}
            maxLength={PERSON_LINES.phone}
            autoComplete="tel"
          />
          <FormTextField
            name="lineId"
            label={text('lineId')}
            maxLength={NEW_FACE_LINES.lineId}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        </FormPair>
        <FormTextField
          {...EMAIL_INPUT}
          name="email"
          label={text('email')}
          hint={text('emailHint')}
          autoComplete="email"
        />
      </FormPart>
      <Trap />
    </>
  );
}

function Pictures() {
  const text = useTexts();
  return (
    <FormPart level={2} title={text('pictures')} hint={text('picturesHint')}>
      {NEW_FACE_PICTURES.map((part) => (
        <FormImageField
          key={part}
          required
          name={part}
          camera={part === 'faceFile' ? 'user' : 'environment'}
          label={text(part)}
          hint={text(`${part}Hint`)}
        />
      ))}
      <ClipField name="clip" />
    </FormPart>
  );
}

function Guardian() {
  const text = useTexts();
  const { values } = useFormikContext<NewFaceValues>();
  if (!isUnderage(values.birthday)) return null;
  return (
    <FormPart level={2} title={text('guardian')} hint={text('guardianHint')}>
      <FormPair>
        <FormTextField
          required
          name="guardian.name"
          label={text('guardian.name')}
          maxLength={NEW_FACE_LINES.guardianName}
        />
        <FormTextField
          {...EMAIL_INPUT}
          required
          name="guardian.email"
          label={text('guardian.email')}
        />
      </FormPair>
    </FormPart>
  );
}

function Consent() {
  const text = useTexts();
  return (
    <>
      <FormCheckbox required name="consent" label={text('consent')} />
      <p>
        <NewTabLink to={paths.privacy}>{text('privacy')}</NewTabLink>
      </p>
    </>
  );
}
