import { begunWith } from '@dara/agency/fields';
import { Button } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useNavigate } from '@dara/sdk/router';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import { paths } from '../../paths.ts';
import type { UserValues } from './user-form.model.ts';

const FORMS = { Talent: paths.talentCreate, Business: paths.businessCreate };

/** Saves a user of the agency; for others continues in the form of the talent or the business. */
export function CreateSubmit() {
  const navigate = useNavigate();
  const { values, dirty, isSubmitting, resetForm } = useFormikContext<UserValues>();
  const [next, setNext] = useState<{ path: string; state: object }>();
  const { permission } = values;
  const proceed = useEffectEvent(() => {
    if (next) void navigate(next.path, { state: next.state });
  });
  // The emptied form neither asks before leaving nor stays as a draft.
  useEffect(() => {
    if (!dirty) proceed();
  }, [dirty, next]);
  if (permission === 'Admin' || permission === 'Staff') {
    return (
      <Button type="submit" variant="primary" loading={isSubmitting}>
        <FormattedMessage id="kit.form.save" />
      </Button>
    );
  }
  const handleContinue = () => {
    setNext({ path: FORMS[permission], state: begunWith(values) });
    resetForm();
  };
  return (
    <Button variant="primary" onClick={handleContinue}>
      <FormattedMessage id={`setting.user.continue.${permission}`} />
    </Button>
  );
}
