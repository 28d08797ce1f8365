import { NOTICE_CHOICES, type NoticeChoice, type NoticeKind } from '@dara/model';
import { sessionEndOf } from '@dara/sdk/api';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { media, tokens } from '@dara/sdk/theme';
import { RadioGroup, Switch, VisuallyHidden } from '@dara/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useNoticeChoiceUpdateMutation } from '../../api/generated.ts';
import { choiceMessages, kindMessages } from './notice.messages.ts';

interface Chosen {
  choice: NoticeChoice;
  line: boolean;
}

interface KindChoiceProps extends Chosen {
  kind: NoticeKind;
  /** The person's LINE is linked. */
  hasLine: boolean;
}

/** Delivery of one kind of notice; saved immediately. */
export function KindChoice({ kind, hasLine, ...kept }: KindChoiceProps) {
  const { formatMessage } = useIntl();
  const notice = useNotice();
  const [update] = useNoticeChoiceUpdateMutation();
  // The optimistic choice, until the response arrives.
  const [chosen, setChosen] = useState<Partial<Chosen>>({});
  const keep = async (next: Partial<Chosen>) => {
    setChosen((before) => ({ ...before, ...next }));
    try {
      await update({ noticeChoiceBody: { items: [{ kind, ...next }] } }).unwrap();
      notice({ kind: 'success', message: { id: 'setting.notice.choice.saved' } });
    } catch (error) {
      if (!sessionEndOf(error))
        notice({ kind: 'error', message: { id: 'setting.notice.choice.failed' } });
      setChosen({});
    }
  };
  const { choice, line } = { ...kept, ...chosen };
  return (
    <Row>
      <Choices
        inline
        label={<FormattedMessage {...kindMessages[kind]} />}
        value={choice}
        onChange={(value) => void keep({ choice: value as NoticeChoice })}
        options={NOTICE_CHOICES.map((value) => ({
          value,
          label: formatMessage(choiceMessages[value]),
        }))}
      />
      {hasLine && (
        <Switch
          label={
            <>
              <FormattedMessage id="setting.notice.choice.line" />
              <VisuallyHidden>
                <FormattedMessage {...kindMessages[kind]} />
              </VisuallyHidden>
            </>
          }
          checked={line}
          onChange={(next) => void keep({ line: next })}
        />
      )}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space3};
  & + & {
    padding-block-start: ${tokens.space4};
    border-block-start: 1px solid ${tokens.line};
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${tokens.space6};
  }
`;

const Choices = styled(RadioGroup)`
  ${media.desktop} {
    flex-direction: row;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space4};
  }
`;
