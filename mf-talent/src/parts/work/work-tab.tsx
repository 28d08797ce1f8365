import { talentTypeMessages } from '@dara/agency/labels';
import { useFormat } from '@dara/kit/format';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { RecordSection } from '@dara/kit/record';
import { media, tokens } from '@dara/sdk/theme';
import { Button, Skeleton, lazyComponent } from '@dara/kit/ui';
import { errorMessage, isApiError } from '@dara/sdk/api';
import { useConfirm, useNotice } from '@dara/sdk/notice';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type WorkRecord, useManagementTalentWorkDeleteMutation } from '../../api/generated.ts';
import { BudgetList, ExperienceList } from './work-lists.tsx';
import { PerformanceList } from './work-performance.tsx';

export interface WorkTabProps {
  talentId: string;
  work: WorkRecord;
  /** The user: the talent, or staff. */
  mode: 'own' | 'staff';
  /** After saving, with the work as it is now; after it was taken away, with null. */
  onChanged?: (work: WorkRecord | null) => void;
}

const loadForm = () =>
  import(/* webpackChunkName: "work-form" */ './work-form.tsx').then((module) => module.WorkForm);

const LazyWorkForm = lazyComponent(loadForm);

/** One type of work: rates, experiences, performance; view and edit. */
export function WorkTab({ talentId, work, mode, onChanged }: WorkTabProps) {
  const { formatMessage } = useIntl();
  const [isEditing, setIsEditing] = useState(false);
  const [saved, setSaved] = useState<WorkRecord>();
  const editRef = useRef<HTMLButtonElement>(null);
  const returnsRef = useRef(false);
  const name = formatMessage(talentTypeMessages[work.talentType]);
  // Shows the saved work immediately, while the record reloads.
  const shown = saved && saved.version > work.version ? saved : work;
  useEffect(() => {
    if (isEditing || !returnsRef.current) return;
    returnsRef.current = false;
    editRef.current?.focus();
  }, [isEditing]);
  const close = () => {
    returnsRef.current = true;
    setIsEditing(false);
  };
  if (isEditing) {
    return (
      <LazyWorkForm
        talentId={talentId}
        work={shown}
        name={name}
        pending={<Skeleton shape="box" height={320} />}
        onFailed={close}
        onCancel={close}
        onSaved={(next) => {
          setSaved(next);
          close();
          onChanged?.(next);
        }}
      />
    );
  }
  return (
    <Parts>
      <Bar>
        <Updated work={shown} />
        <RemoveWork
          {...{ talentId, work: shown, name, mode }}
          onRemoved={() => onChanged?.(null)}
        />
        <Button
          ref={editRef}
          icon={<Pencil size={18} aria-hidden />}
          aria-label={formatMessage({ id: 'talent.work.editTitle' }, { name })}
          onPointerEnter={() => void loadForm().catch(() => undefined)}
          onClick={() => setIsEditing(true)}
        >
          <FormattedMessage id="talent.work.edit" />
        </Button>
      </Bar>
      <RecordSection title={<FormattedMessage id="talent.profile.budgets" />}>
        <BudgetList budgets={shown.budgets} />
      </RecordSection>
      <RecordSection title={<FormattedMessage id="talent.profile.experiences" />}>
        <ExperienceList experiences={shown.experiences} />
      </RecordSection>
      <RecordSection title={<FormattedMessage id="talent.profile.performance" />}>
        <PerformanceList entries={shown.socialMediaPerformance} />
      </RecordSection>
    </Parts>
  );
}

function Updated({ work }: { work: WorkRecord }) {
  const format = useFormat();
  return (
    <small>
      <FormattedMessage id="talent.work.updated" values={{ date: format.date(work.updatedAt) }} />
    </small>
  );
}

interface RemoveWorkProps {
  talentId: string;
  work: WorkRecord;
  name: string;
  mode: WorkTabProps['mode'];
  onRemoved: () => void;
}

function RemoveWork({ talentId, work, name, mode, onRemoved }: RemoveWorkProps) {
  const { formatMessage } = useIntl();
  const { remove, isRemoving } = useRemoveWork(talentId, onRemoved);
  return (
    <Button
      size="small"
      variant="ghost"
      icon={<Trash2 size={18} aria-hidden />}
      loading={isRemoving}
      aria-label={formatMessage({ id: 'talent.work.removeTitle' }, { name })}
      onClick={() => void remove(work, name, mode)}
    >
      <FormattedMessage id="talent.work.remove" />
    </Button>
  );
}

/** Removes a type of work, after confirmation. */
function useRemoveWork(talentId: string, onRemoved: () => void) {
  const confirm = useConfirm();
  const notice = useNotice();
  const [remove, { isLoading }] = useManagementTalentWorkDeleteMutation();

  const ask = async (work: WorkRecord, name: string, mode: 'own' | 'staff') => {
    const values = {
      budgets: work.budgets.length,
      experiences: work.experiences.length,
      channels: work.socialMediaPerformance.length,
    };
    const isEmpty = Object.values(values).every((count) => count === 0);
    const isSure = await confirm({
      kind: 'danger',
      title: { id: 'talent.work.removeAsk', values: { name } },
      message: { id: `talent.work.${isEmpty ? 'removeEmpty' : 'removeText'}.${mode}`, values },
      confirmLabel: { id: 'talent.work.remove' },
    });
    if (!isSure) return;
    const { error } = await remove({ id: talentId, workId: work.id });
    // Already removed by another user: nothing left to do.
    if (error && !(isApiError(error) && error.status === 404)) {
      return notice({ kind: 'error', message: errorMessage(error) });
    }
    notice({ kind: 'success', message: { id: 'talent.work.removed', values: { name } } });
    onRemoved();
  };
  return { remove: ask, isRemoving: isLoading };
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space4};
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${tokens.space2};
  small {
    flex: 1 0 100%;
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
  ${media.tablet} {
    small {
      flex-basis: auto;
    }
  }
`;
