import { BOARD_MAX } from '@dara/model';
import { ExportMenu, SearchBox, type ListState } from '@dara/kit/resource';
import { Button, ButtonLink, Select } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { Columns3, FileText, Rows3, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { useBriefOptions } from './application-texts.tsx';
import { boardArgs, type applicationSpec } from './application.model.ts';
import { CastingSheetMenu } from './casting-sheet-menu.tsx';
import { LazyAddTalentDialog } from './lazy-parts.tsx';

interface ApplicationToolsProps {
  jobId: string;
  list: ListState<(typeof applicationSpec)['filters']>;
  isStaff: boolean;
  isTable: boolean;
  onTable: (isTable: boolean) => void;
  total: number | undefined;
}

/** View, filters, order, and further actions. */
export function ApplicationTools(props: ApplicationToolsProps) {
  const { jobId, list, isStaff, isTable, onTable, total } = props;
  const { formatMessage } = useIntl();
  const [isAdding, setIsAdding] = useState(false);
  const close = () => setIsAdding(false);
  const { id: _id, ...args } = boardArgs(jobId, list);
  const { status } = list.filters;
  const asked = { ...args, ...(isTable && status && { status }) };
  return (
    <Bar>
      <Switch role="group" aria-label={formatMessage({ id: 'business.application.view' })}>
        <Button
          size="small"
          variant={isTable ? 'ghost' : 'secondary'}
          aria-pressed={!isTable}
          icon={<Columns3 size={18} aria-hidden />}
          onClick={() => onTable(false)}
        >
          <FormattedMessage id="business.application.view.board" />
        </Button>
        <Button
          size="small"
          variant={isTable ? 'secondary' : 'ghost'}
          aria-pressed={isTable}
          icon={<Rows3 size={18} aria-hidden />}
          onClick={() => onTable(true)}
        >
          <FormattedMessage id="business.application.view.table" />
        </Button>
      </Switch>
      {!isTable && <BoardFilters list={list} isStaff={isStaff} />}
      <End>
        <ExportMenu
          url={`/api/management/job/${jobId}/application/export`}
          params={asked}
          fileName="applications"
          total={total}
          limit={BOARD_MAX}
        />
        <CastingSheetMenu jobId={jobId} params={asked} total={total} />
        {isStaff && (
          <ButtonLink to={paths.proposalOfJob(jobId)} icon={<FileText size={18} aria-hidden />}>
            <FormattedMessage id="business.proposal.create" />
          </ButtonLink>
        )}
        {isStaff && (
          <Button
            variant="primary"
            icon={<UserPlus size={18} aria-hidden />}
            onClick={() => setIsAdding(true)}
          >
            <FormattedMessage id="business.application.add" />
          </Button>
        )}
      </End>
      {isAdding && <LazyAddTalentDialog jobId={jobId} onClose={close} onFailed={close} />}
    </Bar>
  );
}

const ORDERS = ['CreatedAt', 'Name', 'QuotedRate', 'Rating'] as const;

function BoardFilters({ list, isStaff }: Pick<ApplicationToolsProps, 'list' | 'isStaff'>) {
  const { formatMessage } = useIntl();
  const briefOptions = useBriefOptions();
  const { keyword = '', rating, fitsBrief } = list.filters;
  const orders = ORDERS.filter((order) => isStaff || order !== 'Rating');
  const isDown = (column: string) => column === 'CreatedAt' || column === 'Rating';
  return (
    <>
      <Search
        label={formatMessage({ id: 'business.application.search' })}
        value={keyword}
        onSearch={(text) => list.setFilters({ keyword: text || undefined }, { replace: true })}
      />
      <Choice
        hideLabel
        label={formatMessage({ id: 'business.application.order' })}
        value={list.sort?.column ?? 'CreatedAt'}
        onChange={(column) => list.setSort({ column, direction: isDown(column) ? 'desc' : 'asc' })}
        options={orders.map((value) => ({
          value,
          label: formatMessage({ id: `business.application.order.${value}` }),
        }))}
      />
      <Choice
        hideLabel
        label={formatMessage({ id: 'business.application.brief.filter' })}
        emptyLabel={formatMessage({ id: 'business.application.brief.filter.any' })}
        placeholder={formatMessage({ id: 'business.application.brief.filter.any' })}
        value={fitsBrief === undefined ? '' : String(fitsBrief)}
        onChange={(fits) =>
          list.setFilters({ fitsBrief: fits === '' ? undefined : fits === 'true' })
        }
        options={briefOptions}
      />
      {isStaff && (
        <Choice
          hideLabel
          label={formatMessage({ id: 'business.application.ratings' })}
          emptyLabel={formatMessage({ id: 'business.application.rating.any' })}
          placeholder={formatMessage({ id: 'business.application.rating.any' })}
          value={rating ? String(rating) : ''}
          onChange={(stars) => list.setFilters({ rating: stars ? Number(stars) : undefined })}
          options={[5, 4, 3, 2].map((stars) => ({
            value: String(stars),
            label: formatMessage({ id: 'business.application.rating.from' }, { stars }),
          }))}
        />
      )}
    </>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space3};
`;

const Switch = styled.div`
  display: flex;
  gap: ${tokens.space1};
`;

const Search = styled(SearchBox)`
  flex: 1 1 100%;
  ${media.tablet} {
    flex: 1 1 200px;
    max-width: 300px;
  }
`;

const Choice = styled(Select)`
  flex: 1 1 130px;
  min-width: 130px;
  ${media.tablet} {
    flex: 0 1 190px;
    min-width: 150px;
  }
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space2};
  margin-inline-start: auto;
`;
