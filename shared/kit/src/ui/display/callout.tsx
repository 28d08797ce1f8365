import { tokens } from '@dara/sdk/theme';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

export type CalloutTone = 'info' | 'warning' | 'danger' | 'positive';

export interface CalloutProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  tone: CalloutTone;
  icon?: ReactNode;
}

/** A note in a coloured box: an icon beside the text. */
export function Callout({ tone, icon, children, ...rest }: CalloutProps) {
  return (
    <Box {...rest} $tone={tone}>
      {icon}
      <div>{children}</div>
    </Box>
  );
}

export interface CalloutSectionProps extends CalloutProps {
  title: ReactNode;
  /** Buttons beside the text, below it where there is no room. */
  actions?: ReactNode;
}

/** A callout as a region: a heading, a text and actions. */
export function CalloutSection(props: CalloutSectionProps) {
  const { tone, icon, title, actions, children, ...rest } = props;
  const id = useId();
  return (
    <Section as="section" {...rest} $tone={tone} aria-labelledby={id}>
      {icon}
      <div>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Section>
  );
}

const Box = styled.div<{ $tone: CalloutTone }>`
  display: flex;
  gap: ${tokens.space3};
  align-items: flex-start;
  padding: ${tokens.space3} ${tokens.space4};
  border-radius: ${tokens.radiusMedium};
  background: ${(p) => tokens[`${p.$tone}Soft`]};
  overflow-wrap: anywhere;
  > svg {
    flex: none;
    margin-block-start: 3px;
    color: ${(p) => tokens[p.$tone]};
  }
  > div:first-of-type {
    flex: 1;
    min-width: 0;
  }
  p {
    margin: 0;
  }
`;

const Section = styled(Box)`
  flex-wrap: wrap;
  margin-block-end: ${tokens.space4};
  > div:first-of-type {
    flex: 1 1 240px;
  }
  h2 {
    margin: 0;
    font-size: inherit;
    font-weight: 600;
    line-height: inherit;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space2};
`;
