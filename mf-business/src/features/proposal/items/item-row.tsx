import type { ImageRef } from '@dara/contract';
import { useFormat } from '@dara/kit/format';
import { NoValue } from '@dara/kit/resource';
import { Avatar, focusRing } from '@dara/kit/ui';
import { itemMargin, lineAmount, type PricedItem } from '@dara/model';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { MarginShare } from '../margin-share.tsx';

const COLUMNS = ['availability', 'fee', 'cost', 'margin', 'state'] as const;
type Column = (typeof COLUMNS)[number];

/** Heads of the columns; each value names its column to screen readers, and where there is no room for columns. */
export function ItemHead() {
  return (
    <Frame>
      <Heads>
        <span>
          <FormattedMessage id="business.proposal.field.talentId" />
        </span>
        {COLUMNS.map((column) => (
          <span key={column} data-column={column}>
            <FormattedMessage id={`business.proposal.items.column.${column}`} />
          </span>
        ))}
      </Heads>
    </Frame>
  );
}

interface ItemRowProps {
  /** Id of the button. */
  id?: string;
  name: string;
  image: ImageRef | null;
  priced: PricedItem;
  /** What the talent is proposed as. */
  note: ReactNode;
  availability: ReactNode;
  state: ReactNode;
  onOpen: () => void;
}

/** One talent of a proposal in one line; the name opens its details. */
export function ItemRow(props: ItemRowProps) {
  const format = useFormat();
  const { name, image, priced, onOpen } = props;
  const margin = itemMargin(priced);
  const values: Record<Column, ReactNode> = {
    availability: props.availability,
    fee: <strong>{format.money(lineAmount(priced))}</strong>,
    cost: margin ? format.money(margin.cost) : <NoValue />,
    margin: margin ? (
      <span data-loss={margin.margin < 0 || undefined}>
        <MarginShare margin={margin} />
      </span>
    ) : (
      <NoValue />
    ),
    state: props.state,
  };
  return (
    <Frame>
      <Cells>
        <Person>
          <Avatar decorative name={name} image={image} size={40} />
          <span>
            <Open type="button" id={props.id} aria-haspopup="dialog" onClick={onOpen}>
              {name}
            </Open>
            <small>{props.note}</small>
          </span>
        </Person>
        <Facts>
          {COLUMNS.map((column) => (
            <div key={column} data-column={column}>
              <dt>
                <FormattedMessage id={`business.proposal.items.column.${column}`} />
              </dt>
              <dd>{values[column]}</dd>
            </div>
          ))}
        </Facts>
      </Cells>
    </Frame>
  );
}

const AS_TABLE = '@container (min-width: 640px)';

const Frame = styled.div`
  container-type: inline-size;
  min-width: 0;
`;

const columns = css`
  ${AS_TABLE} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 104px 84px 84px 108px 100px;
    gap: ${tokens.space2};
    align-items: center;
    [data-column='fee'],
    [data-column='cost'],
    [data-column='margin'] {
      text-align: end;
    }
  }
`;

const Heads = styled.div`
  display: none;
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  ${columns}
`;

const Cells = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space1};
  position: relative;
  ${columns}
`;

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space2};
  min-width: 0;
  overflow-wrap: anywhere;
  small {
    display: block;
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;

const Open = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${tokens.brandStrong};
  font: inherit;
  font-weight: 600;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  /* The whole row opens. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    text-decoration: underline;
  }
  ${focusRing}
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space1} ${tokens.space4};
  margin: 0;
  font-size: ${tokens.textSmall};
  font-variant-numeric: tabular-nums;
  dt {
    color: ${tokens.inkMuted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${tokens.space1};
  }
  > div:has(> dd:empty) {
    display: none;
  }
  [data-loss] {
    color: ${tokens.danger};
  }
  ${AS_TABLE} {
    display: contents;
    > div,
    > div:has(> dd:empty) {
      display: block;
    }
    dt {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
