import { errorMessage } from '@dara/sdk/api';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { Switch } from '@dara/kit/ui';
import { useManagementSecurityUpdateMutation, type SecuritySetting } from '../../api/generated.ts';
import { SheetPart } from '../../parts/sheet.tsx';

/** Whether the people of the agency need a second step, and how many have one. */
export function DutySheet({
  setting,
  onChange,
}: {
  setting: SecuritySetting;
  onChange: () => void;
}) {
  const notice = useNotice();
  const [update, { isLoading }] = useManagementSecurityUpdateMutation();
  const { isSecondStepRequired, version, withSecondStep, withoutSecondStep } = setting;
  const handleSwitch = (isRequired: boolean) => {
    void update({ securitySettingBody: { isSecondStepRequired: isRequired, version } })
      .unwrap()
      .then(
        () => notice({ kind: 'success', message: { id: 'sdk.notice.saved' } }),
        (error: unknown) => notice({ kind: 'error', message: errorMessage(error) }),
      )
      .then(onChange);
  };
  return (
    <SheetPart
      title={<FormattedMessage id="setting.security.duty.title" />}
      lead={<FormattedMessage id="setting.security.duty.lead" />}
    >
      <Switch
        checked={isSecondStepRequired}
        disabled={isLoading}
        onChange={handleSwitch}
        label={<FormattedMessage id="setting.security.duty.switch" />}
      />
      <p>
        <FormattedMessage
          id="setting.security.counts"
          values={{ having: withSecondStep, lacking: withoutSecondStep }}
        />
      </p>
    </SheetPart>
  );
}
