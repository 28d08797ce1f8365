import type { RoutePage } from '@dara/contract';
import { useAuthorizationRegisterBusinessAccountMutation } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { addressSchema } from './model/account.model.ts';
import {
  BUSINESS_NOT_STORED,
  NO_BUSINESS,
  businessForm,
} from './model/business-registration.model.ts';
import { companySchema, contactSchema, termsSchema } from './model/business.schema.ts';
import { CompanyFields } from './steps/company-fields.tsx';
import { Later } from './steps/later.tsx';
import { RegistrationPage, registrationHead } from './page/registration-page.tsx';

const STEPS = [
  { id: 'company', schema: companySchema, content: <CompanyFields /> },
  {
    id: 'contact',
    schema: contactSchema,
    content: <Later name="ContactFields" />,
  },
  { id: 'address', schema: addressSchema, content: <Later name="PlaceFields" /> },
  { id: 'terms', schema: termsSchema, content: <Later name="TermsFields" /> },
] as const;

const CODE_FIELDS = {
  TAX_ID_DUPLICATE: 'taxId',
  CONSENT_REQUIRED: 'terms.accepted',
};

function RegisterBusinessPage() {
  const [register] = useAuthorizationRegisterBusinessAccountMutation();
  return (
    <RegistrationPage
      kind="business"
      steps={STEPS}
      initialValues={NO_BUSINESS}
      notStored={BUSINESS_NOT_STORED}
      codeFields={CODE_FIELDS}
      text="terms"
      toForm={businessForm}
      register={(body) => register({ body })}
    />
  );
}

export const page: RoutePage = {
  Component: RegisterBusinessPage,
  head: registrationHead('business', paths.registerBusiness),
};
