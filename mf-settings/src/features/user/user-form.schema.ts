import { email, needed, phone, required, text } from '@dara/kit/validation';
import { PERSON_LINES } from '@dara/model';
import { boolean, mixed, object, string } from 'yup';

/** Once a province is chosen, the rest of the place belongs to it. */
const inPlace = () =>
  string().when('province', ([province], schema) => (province ? schema.test(required()) : schema));

const common = {
  email: needed(PERSON_LINES.email).test(email()),
  firstName: needed(PERSON_LINES.name),
  contactPhone: text(PERSON_LINES.phone).test(phone()),
  permission: string().test(required()),
  language: string().test(required()),
  active: boolean(),
  address: text(PERSON_LINES.address),
  province: string(),
  district: inPlace(),
  subDistrict: inPlace(),
  postalCode: inPlace(),
  image: mixed().nullable(),
};

export const createSchema = object({ ...common, lastName: needed(PERSON_LINES.name) });
/** Accounts of talents may have one name alone. */
export const updateSchema = object({ ...common, lastName: text(PERSON_LINES.name) });
