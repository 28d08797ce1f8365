import { renderPart } from '@dara/kit/testing';
import { screen } from '@testing-library/react';
import { UnbrokenName, UnbrokenWords, withUnbrokenWords } from './unbroken-words.tsx';

it('keeps borrowed words on one line and the text as it was', async () => {
  await renderPart(
    <p>
      <UnbrokenWords>ครีเอเตอร์ส่งคอมโพสิตการ์ดให้ทีมแคสติ้ง</UnbrokenWords>
    </p>,
  );
  const text = screen.getByText(/ส่ง/);
  expect(text).toHaveTextContent(/^ครีเอเตอร์ส่งคอมโพสิตการ์ดให้ทีมแคสติ้ง$/);
  for (const word of ['ครีเอเตอร์', 'คอมโพสิตการ์ด', 'แคสติ้ง']) {
    expect(screen.getByText(word)).toHaveStyle({ 'white-space': 'nowrap' });
  }
});

it('leaves tags and their attributes alone', () => {
  expect(withUnbrokenWords('<img alt="ไอดอล"><p>ไอดอลไทย</p>')).toBe(
    '<img alt="ไอดอล"><p><span class="whole">ไอดอล</span>ไทย</p>',
  );
});

it('keeps the parts of a name whole', async () => {
  await renderPart(
    <h2>
      <UnbrokenName>ณัฐวรา วงศ์ไพศาล</UnbrokenName>
    </h2>,
  );
  expect(screen.getByRole('heading', { name: 'ณัฐวรา วงศ์ไพศาล' })).toBeVisible();
  expect(screen.getByText('วงศ์ไพศาล')).toHaveStyle({ display: 'inline-block' });
});
