import { NOTICE_CHOICES, type NoticeChoice, type NoticeKind } from '@dara/model';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { media, tokens } from '@dara/sdk/theme';
import { RadioGroup } from '@dara/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useNoticeChoiceUpdateMutation } from '../../api/generated.ts';
import { choiceMessages, kindMessages } from './notice.messages.ts';

interface KindChoiceProps {
  kind: NoticeKind;
  choice: NoticeChoice;
}

/** When to be written to about one kind; kept as soon as it is chosen. */
export function KindChoice({ kind, choice }: KindChoiceProps) {
  const { formatMessage } = useIntl();
  const notice = useNotice();
  const [update] = useNoticeChoiceUpdateMutation();
  // What was just chosen, until the answer says so too.
  const [chosen, setChosen] = useState<NoticeChoice>();
  const handleChange = async (value: string) => {
    const next = value as NoticeChoice;
    setChosen(next);
    try {
      await update({ noticeChoiceBody: { items: [{ kind, choice: next }] } }).unwrap();
      notice({ kind: 'success', message: { id: 'setting.notice.choice.saved' } });
    } catch {
      notice({ kind: 'error', message: { id: 'setting.notice.choice.failed' } });
      setChosen(undefined);
    }
  };
  return (
    <Row
      inline
      label={<FormattedMessage {...kindMessages[kind]} />}
      value={chosen ?? choice}
      onChange={(value) => void handleChange(value)}
      options={NOTICE_CHOICES.map((value) => ({
        value,
        label: formatMessage(choiceMessages[value]),
      }))}
    />
  );
}

const Row = styled(RadioGroup)`
  & + & {
    padding-block-start: ${tokens.space4};
    border-block-start: 1px solid ${tokens.line};
  }
  ${media.desktop} {
    flex-direction: row;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space4};
  }
`;
