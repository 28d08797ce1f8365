import type { RoutePage } from '@dara/contract';
import { TALENT_LINES } from '@dara/model';
import { useLocation } from '@dara/sdk/router';
import { useEffect, useMemo } from 'react';
import { useNewFaceEntriesMutation, useTalentRegisterMutation } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { AccountFields } from './steps/account-fields.tsx';
import { accountSchema, addressSchema } from './model/account.model.ts';
import { Later } from './steps/later.tsx';
import { RegistrationPage, registrationHead } from './page/registration-page.tsx';
import {
  NO_TALENT,
  TALENT_NOT_STORED,
  talentForm,
  type TalentValues,
} from './model/talent-registration.model.ts';
import {
  aboutSchema,
  consentSchema,
  imageSchema,
  reviewSchema,
  workSchema,
} from './model/talent.schema.ts';

const STEPS = [
  {
    id: 'account',
    schema: accountSchema,
    content: <AccountFields />,
  },
  {
    id: 'about',
    schema: aboutSchema,
    content: <Later name="AboutFields" />,
    unique: ['displayName'],
  },
  { id: 'work', schema: workSchema, content: <Later name="WorkFields" /> },
  {
    id: 'pictures',
    schema: imageSchema,
    content: <Later name="ImageFields" />,
    isOptional: true,
  },
  { id: 'address', schema: addressSchema, content: <Later name="PlaceFields" /> },
  { id: 'consent', schema: consentSchema, content: <Later name="ConsentFields" /> },
  { id: 'review', schema: reviewSchema, content: <Later name="TalentReview" />, isOptional: true },
] as const;

const CODE_FIELDS = {
  DISPLAY_NAME_DUPLICATE: 'displayName',
  CONSENT_REQUIRED: 'consents.publicProfile',
};

/** What an accepted new face told us, by the token behind `#` of the link. */
function useKnownValues(): TalentValues {
  const { hash } = useLocation();
  const [read, { data }] = useNewFaceEntriesMutation();
  const token = /^#newface=([\w-]+)$/.exec(hash)?.[1];
  useEffect(() => {
    if (token) void read({ newFaceToken: { token } });
  }, [read, token]);
  return useMemo(
    () =>
      data
        ? {
            ...NO_TALENT,
            displayName: data.name.slice(0, TALENT_LINES.displayName),
            height: String(data.height),
            phoneNumber: data.phone ?? '',
            email: data.email ?? '',
          }
        : NO_TALENT,
    [data],
  );
}

function RegisterTalentPage() {
  const [register] = useTalentRegisterMutation();
  const known = useKnownValues();
  return (
    <RegistrationPage
      key={known.displayName}
      kind="talent"
      steps={STEPS}
      initialValues={known}
      notStored={TALENT_NOT_STORED}
      codeFields={CODE_FIELDS}
      text="privacy"
      toForm={talentForm}
      register={(body) => register({ body })}
    />
  );
}

export const page: RoutePage = {
  Component: RegisterTalentPage,
  head: registrationHead('talent', paths.registerTalent),
};
