import { figureSchema } from '@dara/agency/schema';
import { recordForm } from '@dara/kit/image-field';
import {
  birthDay,
  email,
  isUnderage,
  phone,
  required,
  requiredText,
  text,
} from '@dara/kit/validation';
import {
  NEW_FACE_HEIGHT,
  NEW_FACE_LINES,
  NEW_FACE_PICTURES,
  PERSON_LINES,
  type NewFacePicture,
} from '@dara/model';
import type { Locale } from '@dara/sdk/i18n';
import { bool, mixed, object, string } from 'yup';
import type { NewFaceInput } from '../../api/generated.ts';

const picture = () => mixed<File>().nullable().test(required());

export const newFaceSchema = object({
  name: requiredText(NEW_FACE_LINES.name),
  birthday: string().test(required()).test(birthDay()),
  height: figureSchema(NEW_FACE_HEIGHT).test(required()),
  phone: text(PERSON_LINES.phone)
    .test({
      ...required(),
      // LINE alone will do.
      test: (value, { parent }) =>
        Boolean(value?.trim() || (parent as { lineId?: string }).lineId?.trim()),
    })
    .test(phone()),
  lineId: text(NEW_FACE_LINES.lineId),
  email: text(PERSON_LINES.email).test(email()),
  faceFile: picture(),
  profileFile: picture(),
  fullLengthFile: picture(),
  guardian: object({ name: string(), email: string() }).when('birthday', ([birthday], schema) =>
    isUnderage(String(birthday ?? ''))
      ? object({
          name: requiredText(NEW_FACE_LINES.guardianName),
          email: requiredText(PERSON_LINES.email).test(email()),
        })
      : schema,
  ),
  /** Sent after the application. */
  clip: mixed<File>().nullable(),
  consent: bool().test({
    name: 'accepted',
    message: { id: 'sdk.error.CONSENT_REQUIRED' },
    test: Boolean,
  }),
  /** Not seen by people; machines fill it in. */
  website: string(),
});
/** Form values: the height is text until it is sent. */
export interface NewFaceValues extends Record<NewFacePicture, File | null> {
  name: string;
  birthday: string;
  height: string;
  phone: string;
  lineId: string;
  email: string;
  guardian: { name: string; email: string };
  clip: File | null;
  consent: boolean;
  website: string;
}

export const EMPTY_NEW_FACE: NewFaceValues = {
  name: '',
  birthday: '',
  height: '',
  phone: '',
  lineId: '',
  email: '',
  faceFile: null,
  profileFile: null,
  fullLengthFile: null,
  guardian: { name: '', email: '' },
  clip: null,
  consent: false,
  website: '',
};

/** The application as it is sent: a guardian only when one is needed. */
export function newFaceForm(values: NewFaceValues, language: Locale, textVersion: string) {
  const { name, birthday, height, consent, guardian } = values;
  const optional = (['phone', 'lineId', 'email', 'website'] as const).flatMap((field) => {
    const given = values[field].trim();
    return given === '' ? [] : [[field, given] as const];
  });
  const data: NewFaceInput = {
    name: name.trim(),
    birthday,
    height: Number(height),
    ...Object.fromEntries(optional),
    ...(isUnderage(birthday) && { guardian }),
    consent,
    textVersion,
    language,
  };
  const files: Record<string, File[]> = {};
  for (const part of NEW_FACE_PICTURES)
    files[part] = [values[part]].filter((file) => file !== null);
  return recordForm(data, files);
}
