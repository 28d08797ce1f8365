import { FormattedMessage } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

interface RecordSectionProps {
  title: ReactNode;
  /** After the title: a count. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of a record's page. */
export function RecordSection({ title, aside, children }: RecordSectionProps) {
  const id = useId();
  return (
    <Sheet aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {aside && <Aside>{aside}</Aside>}
      </Head>
      {children}
    </Sheet>
  );
}

export interface Fact {
  id: string;
  label: ReactNode;
  value: ReactNode;
}

/** Labels and values; missing values are shown as such. */
export function DescriptionList({ facts }: { facts: readonly Fact[] }) {
  return (
    <Facts>
      {facts.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value === null || value === '' ? <NotGiven /> : value}</dd>
        </div>
      ))}
    </Facts>
  );
}

export function NotGiven() {
  return (
    <Quiet>
      <FormattedMessage id="kit.record.notGiven" />
    </Quiet>
  );
}

interface NothingYetProps {
  children: ReactNode;
  /** Leads to where something is added. */
  action?: ReactNode;
}

/** Shown in an empty section. */
export function NothingYet({ children, action }: NothingYetProps) {
  return (
    <Nothing>
      <p>{children}</p>
      {action}
    </Nothing>
  );
}

const Sheet = styled.section`
  min-width: 0;
  padding: ${tokens.space5} ${tokens.space4};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  ${media.tablet} {
    padding: ${tokens.space6};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space2};
  margin-block-end: ${tokens.space4};
  h2 {
    margin: 0;
    font-size: ${tokens.textLarge};
    font-weight: 600;
  }
`;

const Aside = styled.span`
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
`;

const Facts = styled.dl`
  display: grid;
  gap: ${tokens.space2};
  margin: 0;
  > div {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space4};
    padding-block: ${tokens.space1};
  }
  dt {
    flex: none;
    color: ${tokens.inkMuted};
  }
  dd {
    min-width: 0;
    margin: 0;
    text-align: end;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;

const Quiet = styled.span`
  color: ${tokens.inkMuted};
  font-style: italic;
  html[lang='th'] & {
    font-style: normal;
  }
`;

const Nothing = styled.div`
  display: grid;
  gap: ${tokens.space3};
  justify-items: center;
  padding: ${tokens.space4};
  border-radius: ${tokens.radiusSmall};
  background: ${tokens.paperSunken};
  color: ${tokens.inkMuted};
  text-align: center;
  text-wrap: balance;
  p {
    margin: 0;
  }
`;
