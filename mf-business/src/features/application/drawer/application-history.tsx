import { RelativeDate } from '@dara/kit/resource';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { useManagementApplicationAuditQuery } from '../../../api/generated.ts';
import { stageMessage } from '../application-texts.tsx';
import type { Stage } from '../stages.ts';
import { DrawerPart } from './drawer-part.tsx';

const SHOWN = 20;

/** History of an application, newest first. */
export function ApplicationHistory({ applicationId }: { applicationId: string }) {
  const { formatMessage } = useIntl();
  const { data } = useManagementApplicationAuditQuery({ id: applicationId, page: 1, size: SHOWN });
  if (!data || data.items.length === 0) return null;
  const stageOf = (value: unknown) =>
    typeof value === 'string' ? formatMessage(stageMessage(value as Stage)) : '';
  return (
    <DrawerPart title={<FormattedMessage id="business.application.history" />}>
      <Events>
        {data.items.map(({ id, at, actor, action, changes }) => {
          const status = changes.find(({ field }) => field === 'status');
          const reason = changes.find(({ field }) => field === 'statusReason')?.after;
          return (
            <li key={id}>
              <span>
                <FormattedMessage id={`business.application.history.${action}`} />
                {status && <b>{[status.before, status.after].map(stageOf).join(' → ')}</b>}
              </span>
              {typeof reason === 'string' && <span>{reason}</span>}
              <small>
                {actor?.name ?? <FormattedMessage id="business.application.someone" />}
                <RelativeDate value={at} />
              </small>
            </li>
          );
        })}
      </Events>
    </DrawerPart>
  );
}

const Events = styled.ol`
  display: grid;
  gap: ${tokens.space2};
  margin: 0;
  padding: 0;
  font-size: ${tokens.textSmall};
  list-style: none;
  li {
    display: grid;
  }
  span {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${tokens.space1};
  }
  b {
    font-weight: 500;
  }
  small {
    display: flex;
    gap: ${tokens.space2};
    color: ${tokens.inkMuted};
    font-size: inherit;
  }
`;
