import { CancelButton } from '../../ui/buttons/cancel-button.tsx';
import { fieldOfKind } from '@dara/model';
import type { ImageRef } from '@dara/contract';
import { errorMessage } from '@dara/sdk/api';
import { FormattedMessage, useIntl, useLocale } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { tokens } from '@dara/sdk/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { SortableList } from '../../resource/order/sortable-list.tsx';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Logo } from '../../ui/display/logo.tsx';
import { StatusBadge } from '../../ui/display/status-badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { textId, type AnyRecord, type Screens } from '../screens.ts';

export interface ArrangeDialogProps {
  screens: Screens;
  onClose: () => void;
}

/** As many records as one page of the list gives. */
const FIRST = { page: 1, size: 100, sortByColumn: 'Order', sortByAlphabetically: 'asc' } as const;

/** Records in their order, which is changed by dragging, by keys or by number. */
export function ArrangeDialog({ screens, onClose }: ArrangeDialogProps) {
  const { resource, endpoints } = screens;
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const notice = useNotice();
  const [save, saving] = endpoints.order?.useMutation() ?? [];
  const query = endpoints.list.useQuery(FIRST, { refetchOnMountOrArgChange: true });
  const [moved, setMoved] = useState<AnyRecord[]>();
  const image = fieldOfKind(resource, 'image');
  const nameOf = (row: AnyRecord) => screens.nameOf(row, locale);
  const title = formatMessage({ id: textId(resource, 'arrange', 'title') });
  const handleSave = async () => {
    try {
      const ids = (moved ?? []).map(({ id }) => id);
      await save?.({ [`${resource.noun}Order`]: { ids } }).unwrap();
      notice({ kind: 'success', message: { id: 'sdk.notice.saved' } });
      onClose();
    } catch (error) {
      notice({ kind: 'error', message: errorMessage(error) });
    }
  };
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={title}
      description={<FormattedMessage id={textId(resource, 'arrange', 'text')} />}
      actions={
        <>
          <CancelButton onClick={onClose} />
          <Button
            variant="primary"
            disabled={!moved}
            loading={saving?.isLoading}
            onClick={() => void handleSave()}
          >
            <FormattedMessage id="kit.form.save" />
          </Button>
        </>
      }
    >
      {query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : !query.data ? (
        <Skeleton shape="box" height={320} />
      ) : query.data.items.length === 0 ? (
        <EmptyState title={<FormattedMessage id={textId(resource, 'empty', 'title')} />} />
      ) : (
        <SortableList
          label={title}
          items={moved ?? [...query.data.items]}
          keyOf={({ id }) => id}
          nameOf={nameOf}
          onChange={setMoved}
        >
          {(row) => (
            <Row>
              {image && <Logo name={nameOf(row)} image={row[image] as ImageRef | null} size={40} />}
              <span>{nameOf(row)}</span>
              {row.publish === false && <StatusBadge status="Unpublished" />}
            </Row>
          )}
        </SortableList>
      )}
    </Dialog>
  );
}

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space2} ${tokens.space3};
`;
