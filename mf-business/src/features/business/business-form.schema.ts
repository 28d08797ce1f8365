import {
  localizedText,
  email,
  requiredText,
  number,
  phone,
  required,
  text,
  webAddress,
  type Rule,
} from '@dara/kit/validation';
import { BUSINESS_LINES, PERSON_LINES, isTaxId } from '@dara/model';
import { mixed, object, string } from 'yup';

function rule(name: string, passes: (value: string) => boolean): Rule<string> {
  return {
    name,
    message: { id: `business.profile.rule.${name}` },
    test: (value) => !value || passes(value),
  };
}

const digits = (count: number) => (value: string) => new RegExp(`^\\d{${count}}$`).test(value);
const taxId = string().test(number()).test(rule('taxId', isTaxId));
const postalCode = string()
  .test(number())
  .test(rule('postalCode', digits(5)));

const common = {
  companyName: localizedText(BUSINESS_LINES.companyName),
  businessType: string().test(required()),
  branchNo: string()
    .test(number())
    .test(rule('branchNo', digits(5))),
  industry: text(BUSINESS_LINES.industry),
  website: text(PERSON_LINES.link).test(webAddress()),
  lineId: text(BUSINESS_LINES.lineId),
  position: text(BUSINESS_LINES.position),
  logo: mixed().nullable(),
};

/** With a province, the other address codes are required. */
const inPlace = () =>
  string().when('province', ([province], schema) => (province ? schema.test(required()) : schema));

/** Rules for staff, who may create an incomplete business. */
export const staffSchema = object({
  ...common,
  taxId,
  contactName: text(BUSINESS_LINES.contactName),
  email: text(PERSON_LINES.email).test(email()),
  contactPhone: text(PERSON_LINES.phone).test(phone()),
  address: text(PERSON_LINES.address),
  district: inPlace(),
  subDistrict: inPlace(),
  postalCode: postalCode.when('province', ([province], schema) =>
    province ? schema.test(required()) : schema,
  ),
});

/** Rules for its own users: fields of registration stay required. */
export const ownSchema = object({
  ...common,
  taxId: taxId.test(required()),
  contactName: requiredText(BUSINESS_LINES.contactName),
  email: requiredText(PERSON_LINES.email).test(email()),
  contactPhone: requiredText(PERSON_LINES.phone).test(phone()),
  address: requiredText(PERSON_LINES.address),
  province: string().test(required()),
  district: string().test(required()),
  subDistrict: string().test(required()),
  postalCode: postalCode.test(required()),
});
