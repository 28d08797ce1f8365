import { tokens } from '@dara/sdk/theme';
import { InboxEntry } from '@dara/kit/ui';
import { styled } from 'styled-components';
import { useNoticeReadMutation, type Notice } from '../../api/generated.ts';

/** One notice: opening it notes that it was read. */
export function NoticeEntry({ item }: { item: Notice }) {
  const [read] = useNoticeReadMutation();
  const handleOpen = () => {
    if (item.readAt === null) void read({ id: item.id });
  };
  return (
    <Item>
      <InboxEntry item={item} onOpen={handleOpen} />
    </Item>
  );
}

const Item = styled.li`
  & + & {
    border-top: 1px solid ${tokens.line};
  }
`;
