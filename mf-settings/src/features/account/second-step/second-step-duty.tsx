import { FormattedMessage } from '@dara/sdk/i18n';
import { updateProfile, useSession } from '@dara/sdk/session';
import { useAppDispatch } from '@dara/sdk/store';
import { Button } from '@dara/kit/ui';
import { useState } from 'react';
import { SheetPart, Sheets } from '../../../parts/sheet.tsx';
import { FreshStep } from '../../../parts/fresh-step/fresh-step.tsx';
import { SecondStepDialog } from './second-step-dialog.tsx';

/** Asks a user who must have a second step to set it up. */
export function SecondStepDuty() {
  const dispatch = useAppDispatch();
  const { profile } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const handleClose = (isOn: boolean) => {
    setIsOpen(false);
    if (!isOn || !profile) return;
    const { mustSetUpSecondStep: _done, ...free } = profile;
    updateProfile(dispatch, free);
  };
  return (
    <FreshStep>
      <Sheets>
        <SheetPart
          title={<FormattedMessage id="setting.step.duty.title" />}
          lead={<FormattedMessage id="setting.step.duty.lead" />}
        >
          <Button variant="primary" onClick={() => setIsOpen(true)}>
            <FormattedMessage id="setting.step.setUp" />
          </Button>
        </SheetPart>
        {isOpen && <SecondStepDialog onClose={handleClose} />}
      </Sheets>
    </FreshStep>
  );
}
