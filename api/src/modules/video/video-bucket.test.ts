import { openTestBucket, type TestBucket } from '@dara/backend/testing';
import { VIDEO } from '@dara/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mp4 } from '../../testing/mp4.ts';
import { createRecords } from '../../testing/records.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { videoCalls } from '../../testing/video-calls.ts';

let bucket: TestBucket;
let api: TestApi;
beforeAll(async () => {
  bucket = await openTestBucket();
  api = await createTestApi({ env: bucket.env });
});
afterAll(async () => {
  await api.close();
  await bucket.close();
});

test('a video in a bucket is read in ranges, and its place is removed', async () => {
  const calls = videoCalls(() => api.app);
  const talent_id = await createRecords(api.services).talent();
  const talent = await api.signIn({ permission: 'Talent', talent_id });
  const file = mp4({ size: VIDEO.partBytes + 3000, place: '+13.7563+100.5018/' });
  const id = await calls.finished(talent, file);
  const { rawPayload } = await calls.get(talent, id, { range: `bytes=${VIDEO.partBytes - 5}-` });
  expect(rawPayload).toHaveLength(file.length - VIDEO.partBytes + 5);
  expect([file.includes('+13.7563'), rawPayload.includes('+13.7563')]).toEqual([true, false]);
});
