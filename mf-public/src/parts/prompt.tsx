import { FormattedMessage, type MessageDescriptor } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface PromptProps {
  title: MessageDescriptor;
  text: MessageDescriptor;
  values?: Record<string, string>;
  /** The button or link that it leads to. */
  control: ReactNode;
}

/** A call to action at the end of a list. */
export function Prompt({ title, text, values, control }: PromptProps) {
  return (
    <Root>
      <div>
        <h2>
          <FormattedMessage {...title} values={values} />
        </h2>
        <p>
          <FormattedMessage {...text} values={values} />
        </p>
      </div>
      {control}
    </Root>
  );
}

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space6};
  margin-block-start: ${tokens.space16};
  padding: ${tokens.space8} ${tokens.space6};
  border-inline-start: 3px solid ${tokens.brand};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  > div {
    flex: 1 1 280px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  h2 {
    font-size: ${tokens.textTitle};
    overflow-wrap: anywhere;
  }
  p {
    max-width: 56ch;
    color: ${tokens.inkMuted};
  }
  ${media.desktop} {
    padding: ${tokens.space10} ${tokens.space12};
  }
`;
