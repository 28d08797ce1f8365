import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { RecordActionBar, RejectDialog } from '@dara/kit/record';
import { Button, type MenuItem } from '@dara/kit/ui';
import type { Actor } from '@dara/model';
import { useSession } from '@dara/sdk/session';
import {
  Ban,
  CheckCheck,
  CircleStop,
  Copy,
  DoorOpen,
  RotateCcw,
  Send,
  Trash2,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import type { JobRecord } from '../../../api/generated.ts';
import { WITH_REASON, actionsFor, type JobAction } from './job-actions.model.ts';
import { useJobActions } from './use-job-actions.ts';

const ICONS: Record<JobAction, LucideIcon> = {
  submit: Send,
  open: DoorOpen,
  return: Undo2,
  reopen: RotateCcw,
  close: CircleStop,
  complete: CheckCheck,
  cancel: Ban,
  duplicate: Copy,
  delete: Trash2,
};

/** The next step of a job, which is beside its name; the rest is in the menu. */
const BUTTONS: readonly JobAction[] = ['submit', 'open', 'return', 'complete'];

/** Actions of the job: the due decision as buttons, others in a menu. */
export function JobActions({ job }: { job: JobRecord }) {
  const name = localized(job.title, useLocale());
  const { profile } = useSession();
  const { run, runWithReason, busy } = useJobActions(job);
  const [asking, setAsking] = useState<JobAction>();
  const isStaff = profile?.permission !== 'Business';
  const actors: Actor[] = isStaff ? [(profile?.permission ?? 'Staff') as Actor] : ['Owner'];
  const actions = profile ? actionsFor(job, isStaff, actors) : [];
  const choose = (action: JobAction) =>
    WITH_REASON.includes(action) ? setAsking(action) : void run(action);
  const items: MenuItem[] = actions
    .filter((action) => !BUTTONS.includes(action))
    .map((action) => {
      const Icon = ICONS[action];
      return {
        id: action,
        label: <FormattedMessage id={`business.job.action.${action}`} />,
        icon: <Icon size={16} aria-hidden />,
        danger: action === 'cancel' || action === 'delete',
        separated: action === 'cancel' || action === 'delete',
        disabled: busy !== undefined,
        onSelect: () => choose(action),
      };
    });
  return (
    <>
      <RecordActionBar name={name} isBusy={busy !== undefined} items={items}>
        {BUTTONS.filter((action) => actions.includes(action)).map((action) => {
          const Icon = ICONS[action];
          return (
            <Button
              key={action}
              variant={action === 'return' ? 'secondary' : 'primary'}
              icon={<Icon size={20} aria-hidden />}
              loading={busy === action}
              disabled={busy !== undefined && busy !== action}
              onClick={() => choose(action)}
            >
              <FormattedMessage id={`business.job.action.${action}`} />
            </Button>
          );
        })}
      </RecordActionBar>
      {asking && (
        <RejectDialog
          title={<FormattedMessage id={`business.job.ask.${asking}`} values={{ name }} />}
          text={<FormattedMessage id={`business.job.ask.${asking}Text`} />}
          action={<FormattedMessage id={`business.job.action.${asking}`} />}
          isBusy={busy === asking}
          onReject={(reason) => runWithReason(asking, reason)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
