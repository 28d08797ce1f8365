import { APPLICATION_STATUSES } from '@dara/model';
import { ResourceList, type ListQuery, type ListState } from '@dara/kit/resource';
import type { TableSelection } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import type { ApplicationRow } from '../../api/generated.ts';
import { useApplicationColumns } from './application-columns.tsx';
import { stageMessage, useBriefOptions } from './application-texts.tsx';
import type { applicationSpec } from './application.model.ts';
import { stagesFor } from './stages.ts';

export interface ApplicationTableProps {
  list: ListState<(typeof applicationSpec)['filters']>;
  query: ListQuery<ApplicationRow>;
  isStaff: boolean;
  hrefOf: (id: string) => string;
  selection: TableSelection<ApplicationRow>;
}

const rowId = (row: ApplicationRow) => row.id;

/** The same applications as rows. */
export function ApplicationTable({
  list,
  query,
  isStaff,
  hrefOf,
  selection,
}: ApplicationTableProps) {
  const { formatMessage } = useIntl();
  const columns = useApplicationColumns(isStaff, hrefOf);
  const briefOptions = useBriefOptions();
  const stages = isStaff ? APPLICATION_STATUSES : stagesFor(false);
  return (
    <ResourceList
      label={formatMessage({ id: 'business.application.title' })}
      name="application"
      list={list}
      query={query}
      columns={columns}
      rowId={rowId}
      selection={selection}
      searchLabel={formatMessage({ id: 'business.application.search' })}
      filters={[
        {
          name: 'status',
          label: formatMessage({ id: 'business.application.stage' }),
          multiple: true,
          options: stages.map((value) => ({ value, label: formatMessage(stageMessage(value)) })),
        },
        {
          name: 'fitsBrief',
          label: formatMessage({ id: 'business.application.brief.filter' }),
          options: briefOptions,
        },
      ]}
      empty={{
        title: <FormattedMessage id="business.application.empty.title" />,
        text: (
          <FormattedMessage id={`business.application.empty.${isStaff ? 'text' : 'textOwn'}`} />
        ),
      }}
    />
  );
}
