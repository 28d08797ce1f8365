import { errorMessage } from '@dara/sdk/api';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { tokens } from '@dara/sdk/theme';
import { Button, ButtonLink, Callout } from '@dara/kit/ui';
import { CircleAlert, Clock, EyeOff, Globe, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useManagementTalentStatusMutation, type TalentRecord } from '../../api/generated.ts';
import { paths } from '../../paths.ts';

type State =
  | 'rejected'
  | 'pending'
  | 'archived'
  | 'inactive'
  | 'noGuardian'
  | 'noConsent'
  | 'public';

const LOOKS: Record<State, { icon: LucideIcon; tone: ComponentProps<typeof Callout>['tone'] }> = {
  rejected: { icon: CircleAlert, tone: 'danger' },
  pending: { icon: Clock, tone: 'info' },
  archived: { icon: EyeOff, tone: 'warning' },
  inactive: { icon: EyeOff, tone: 'warning' },
  noGuardian: { icon: EyeOff, tone: 'warning' },
  noConsent: { icon: EyeOff, tone: 'warning' },
  public: { icon: Globe, tone: 'positive' },
};

function stateOf({ status, active, isPublic, guardianState }: TalentRecord): State {
  if (status === 'Rejected') return 'rejected';
  if (status === 'Pending') return 'pending';
  if (status === 'Archived') return 'archived';
  if (!active) return 'inactive';
  if (isPublic) return 'public';
  const isConfirmed = guardianState === 'NotNeeded' || guardianState === 'Confirmed';
  return isConfirmed ? 'noConsent' : 'noGuardian';
}

/** Whether and why the profile is public, and the next step. */
export function ProfileStatus({ talent }: { talent: TalentRecord }) {
  const state = stateOf(talent);
  const { icon: Icon, tone } = LOOKS[state];
  return (
    <Box role="note" tone={tone} icon={<Icon size={20} aria-hidden />}>
      <div>
        <p>
          <FormattedMessage id={`talent.standing.${state}`} />
        </p>
        {state === 'rejected' && talent.statusReason && (
          <blockquote>{talent.statusReason}</blockquote>
        )}
      </div>
      {state === 'rejected' && <Resubmit talent={talent} />}
      {state === 'public' && (
        <ButtonLink size="small" to={paths.talentPublic(talent.id)}>
          <FormattedMessage id="talent.standing.see" />
        </ButtonLink>
      )}
    </Box>
  );
}

/** Resubmits a rejected profile. */
function Resubmit({ talent }: { talent: TalentRecord }) {
  const notice = useNotice();
  const [move, { isLoading }] = useManagementTalentStatusMutation();
  const handleClick = async () => {
    try {
      await move({ id: talent.id, talentStatusBody: { status: 'Pending' } }).unwrap();
      notice({ kind: 'success', message: { id: 'talent.standing.sent' } });
    } catch (error) {
      notice({ kind: 'error', message: errorMessage(error) });
    }
  };
  return (
    <Button variant="primary" size="small" loading={isLoading} onClick={() => void handleClick()}>
      <FormattedMessage id="talent.standing.resubmit" />
    </Button>
  );
}

const Box = styled(Callout)`
  margin-block-end: ${tokens.space4};
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space3};
    align-items: flex-start;
    > div {
      flex: 1 1 240px;
      min-width: 0;
    }
  }
  blockquote {
    margin: ${tokens.space1} 0 0;
    font-weight: 600;
    white-space: pre-line;
  }
`;
