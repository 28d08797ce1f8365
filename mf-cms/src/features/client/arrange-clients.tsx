import { SortableList } from '@dara/kit/resource';
import { Button, Dialog, EmptyState, ErrorState, Logo, Skeleton, StatusBadge } from '@dara/kit/ui';
import { errorMessage } from '@dara/sdk/api';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { tokens } from '@dara/sdk/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  useManagementClientListQuery,
  useManagementClientOrderMutation,
  type ClientRecord,
} from '../../api/generated.ts';
import { clientMessages } from './client.messages.ts';

export interface ArrangeClientsProps {
  onClose: () => void;
}

/** As many clients as are put in order at once: the first of all. */
const FIRST = { page: 1, size: 100, sortByColumn: 'Order', sortByAlphabetically: 'asc' } as const;

/** Clients in the order of the home page, which is changed by dragging, by keys or by number. */
export function ArrangeClients({ onClose }: ArrangeClientsProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const notice = useNotice();
  const [save, { isLoading }] = useManagementClientOrderMutation();
  const query = useManagementClientListQuery(FIRST, { refetchOnMountOrArgChange: true });
  const [moved, setMoved] = useState<ClientRecord[]>();
  const nameOf = ({ name }: ClientRecord) => localized(name, locale);
  const title = formatMessage({ id: 'cms.client.arrange.title' });
  const handleSave = async () => {
    try {
      const ids = (moved ?? []).map(({ id }) => id);
      await save({ clientOrder: { ids } }).unwrap();
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
      description={<FormattedMessage id="cms.client.arrange.text" />}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="kit.ui.cancel" />
          </Button>
          <Button
            variant="primary"
            disabled={!moved}
            loading={isLoading}
            onClick={() => void handleSave()}
          >
            <FormattedMessage id="cms.save" />
          </Button>
        </>
      }
    >
      {query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : !query.data ? (
        <Skeleton shape="box" height={320} />
      ) : query.data.items.length === 0 ? (
        <EmptyState title={<FormattedMessage {...clientMessages.emptyTitle} />} />
      ) : (
        <SortableList
          label={title}
          items={moved ?? query.data.items}
          keyOf={({ id }) => id}
          nameOf={nameOf}
          onChange={setMoved}
        >
          {(client) => (
            <Row>
              <Logo name={nameOf(client)} image={client.logo} size={40} />
              <span>{nameOf(client)}</span>
              {!client.publish && <StatusBadge status="Unpublished" />}
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
