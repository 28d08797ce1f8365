import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { breakpoints, tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { Pagination } from '../../ui/navigation/pagination.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { DEFAULT_SIZES } from '../state/list-state.ts';
import type { ListState } from '../state/use-list-state.ts';

interface ListFootProps<Specs> {
  list: ListState<Specs>;
  total: number;
  /** There are more than the total. */
  isTotalBound?: boolean | undefined;
  label: string;
}

/** Row numbers and total, pagination, and page size. */
export function ListFoot<Specs>({ list, total, isTotalBound, label }: ListFootProps<Specs>) {
  const intl = useIntl();
  const { page, size } = list;
  const sizes = list.spec.sizes ?? DEFAULT_SIZES;
  const from = (page - 1) * size + 1;
  if (total === 0) return null;
  return (
    <Foot>
      <Count>
        {from <= total ? (
          <FormattedMessage
            id="kit.resource.range"
            values={{
              from,
              to: Math.min(page * size, total),
              total,
              more: isTotalBound ? '+' : '',
            }}
          />
        ) : (
          <FormattedMessage id="kit.resource.count" values={{ total }} />
        )}
      </Count>
      <Pagination
        page={page}
        size={size}
        total={total}
        label={label}
        hrefOf={list.hrefOf}
        onPage={list.setPage}
      />
      {sizes.length > 1 && total > Math.min(...sizes) && (
        <Size
          hideLabel
          label={intl.formatMessage({ id: 'kit.resource.size' })}
          options={sizes.map((value) => ({
            value: String(value),
            label: intl.formatNumber(value),
          }))}
          value={String(size)}
          onChange={(next) => list.setSize(Number(next))}
          icon={<SizeLabel>{intl.formatMessage({ id: 'kit.resource.size' })}</SizeLabel>}
        />
      )}
    </Foot>
  );
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  @media (max-width: ${breakpoints.tablet - 1}px) {
    flex-direction: column;
  }
`;

const Count = styled.p`
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  font-variant-numeric: tabular-nums;
`;

const Size = styled(Select)`
  flex: none;
  font-size: ${tokens.textSmall};
`;

const SizeLabel = styled.span`
  color: ${tokens.inkMuted};
`;
