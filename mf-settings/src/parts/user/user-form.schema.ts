import {
  email,
  isEmail,
  requiredText,
  phone,
  required,
  text,
  type Rule,
} from '@dara/kit/validation';
import { PERSON_LINES } from '@dara/model';
import { boolean, mixed, object, string } from 'yup';
import { isSamePlace, NO_USER, type UserValues } from './user-form.model.ts';

/** Once a province is chosen, the rest of the address is required; a stored address is checked when it is touched. */
const inPlace = (kept: UserValues) =>
  string().when('province', ([province], schema, { parent }) =>
    province && !isSamePlace(parent as Partial<UserValues>, kept)
      ? schema.test(required())
      : schema,
  );

/** The address of an account from configuration may have a longer suffix than forms accept: it is checked once changed. */
function changedEmail(kept: string): Rule<string> {
  return { ...email(), test: (value) => value === kept || isEmail(value ?? '') };
}

const common = (kept: UserValues) => ({
  email: requiredText(PERSON_LINES.email).test(changedEmail(kept.email)),
  firstName: requiredText(PERSON_LINES.name),
  contactPhone: text(PERSON_LINES.phone).test(phone()),
  permission: string().test(required()),
  language: string().test(required()),
  active: boolean(),
  address: text(PERSON_LINES.address),
  country: string().test(required()),
  province: string(),
  district: inPlace(kept),
  subDistrict: inPlace(kept),
  postalCode: inPlace(kept),
  image: mixed().nullable(),
});

export const createSchema = object({
  ...common(NO_USER),
  permission: string().oneOf(['Staff', 'Admin'], { id: 'setting.user.elsewhere' }),
  lastName: requiredText(PERSON_LINES.name),
});
/** Accounts of talents may have one name alone. */
export const updateSchema = (kept: UserValues) =>
  object({ ...common(kept), lastName: text(PERSON_LINES.name) });
