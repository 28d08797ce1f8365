import { VisuallyHidden } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { Fragment, useMemo } from 'react';
import { styled } from 'styled-components';
import { differenceOf, shortened } from './text-difference.ts';

interface TextChangeProps {
  before: string;
  after: string;
  lang: 'th' | 'en';
}

/** Differences of a text: additions underlined, deletions struck through. */
export function TextChange({ before, after, lang }: TextChangeProps) {
  const pieces = useMemo(() => shortened(differenceOf(before, after)), [before, after]);
  return (
    <Words lang={lang}>
      {pieces.map(({ kind, text }, at) => {
        if (kind === 'same') return <Fragment key={at}>{text}</Fragment>;
        const Mark = kind === 'added' ? 'ins' : 'del';
        return (
          <Mark key={at}>
            <VisuallyHidden>
              <FormattedMessage id={`cms.version.${kind}`} />
            </VisuallyHidden>
            {text}
          </Mark>
        );
      })}
    </Words>
  );
}

const Words = styled.div`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  ins {
    background: ${tokens.positiveSoft};
    text-decoration: underline 2px;
    text-underline-offset: 0.25em;
  }
  del {
    background: ${tokens.dangerSoft};
    text-decoration: line-through 2px;
  }
`;
