import { mockApi, renderPart } from '@dara/kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { RecordPage } from './record.ts';

mockApi();
const gone = { isFetching: false, isError: true, error: { status: 404, code: 'NOT_FOUND' } };
const asked = { isFetching: true, isError: false };

/** Each press shows the next of what the query tells in turn. */
function Turns({ turns }: { turns: (typeof gone | typeof asked)[] }) {
  const [turn, setTurn] = useState(0);
  const query = { refetch: () => undefined, ...(turns[turn] ?? gone) };
  return (
    <>
      <button type="button" onClick={() => setTurn(turn + 1)}>
        next
      </button>
      <RecordPage
        title="Article"
        query={query}
        missing={{ message: { id: 'sdk.error.notFound' }, path: '/' }}
      >
        {() => null}
      </RecordPage>
    </>
  );
}

test('a record that is asked for again while its page is left is told of once', async () => {
  const { store } = await renderPart(<Turns turns={[asked, gone, asked, gone]} />);
  for (let turn = 0; turn < 3; turn += 1) {
    await userEvent.click(screen.getByRole('button', { name: 'next' }));
  }
  expect(store.getState().notice).toHaveLength(1);
});
