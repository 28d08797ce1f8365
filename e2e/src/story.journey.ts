import { ask, openSession, storageOf, type Session } from './support/accounts.ts';
import { expectNotices } from './support/inbox.ts';
import { SIGNED_OUT, expect, siteUrl, test } from './support/journey.ts';
import { expectMail, subjectsTo } from './support/mail.ts';
import { consent, giveCard, newTalent } from './support/people.ts';
import { unique } from './support/registration.ts';
import { open } from './support/screens.ts';
import * as business from './support/story/business.ts';
import * as client from './support/story/proposal.ts';
import * as staff from './support/story/staff.ts';
import * as talent from './support/story/talent.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Prefill {
  items: { talentName: { th: string }; isAvailable: boolean }[];
}

/** Two demonstration talents with consent to be shown to clients. */
async function othersToShow(session: Session): Promise<string[]> {
  const path = '/api/management/talent?status=Approved&active=true&size=40';
  const { items } = await ask<{ items: { id: string }[] }>(siteUrl(), session, path);
  const asked = new URLSearchParams(items.map(({ id }) => ['talents', id]));
  const prefill = `/api/management/proposal/prefill?${asked}`;
  return (await ask<Prefill>(siteUrl(), session, prefill)).items
    .filter(({ isAvailable }) => isAvailable)
    .slice(-2)
    .map(({ talentName }) => talentName.th);
}

test.describe('as staff', () => {
  test.use({ account: 'staff', viewport: { width: 1440, height: 900 } });

  test('a business registers, casts, books and completes a job with a talent of the agency', async ({
    page,
    openContext,
  }) => {
    test.slow();
    const story = business.newStory(unique());
    const model = await newTalent();
    await consent(model.session, 'ClientSharing');
    await giveCard(model, 'การ์ดหลัก');
    const others = await othersToShow(await openSession(siteUrl(), 'staff'));
    const office = await (await openContext({ storageState: SIGNED_OUT })).newPage();
    const storageState = storageOf(siteUrl(), model.session);
    const phone = await (await openContext({ ...PHONE, storageState })).newPage();

    const jobId = await test.step('a business registers, and its job is opened', async () => {
      await business.register(office, story);
      const id = await business.draftJob(office, story);
      await staff.approveBusiness(page, story);
      await expectNotices(page, story.company);
      await expectMail(story.email, /has been approved/);
      await business.submitJob(office, id, story);
      await expectNotices(office, 'Your business is approved');
      await staff.openJob(page, id, story);
      await expectNotices(page, `ส่งงาน “${story.title.th}” มาให้ตรวจ`);
      await expectMail(story.email, 'Your job is open');
      return id;
    });

    await test.step('a talent is invited and applies on a phone', async () => {
      await staff.invite(page, jobId, model);
      await expectMail(model.email, story.title.th);
      await open(phone, '/talent/profile');
      await talent.applyByInvitation(phone, story);
    });

    await test.step('the shortlist is made on the board, and days are held', async () => {
      await staff.openBoard(page, jobId);
      await expectNotices(page, model.displayName);
      for (const name of others) await staff.addToBoard(page, name);
      await staff.drag(page, model.displayName, /^เข้ารอบ/);
      await staff.expectIn(page, model.displayName, /^เข้ารอบ/);
      for (const name of others) await staff.moveCardByKeyboard(page, name, 'เข้ารอบ');
      await staff.optionDays(page, model);
      await expectNotices(phone, 'ทีมแคสติ้งกำลังพิจารณาคุณ', 'มีการกันคิวไว้ให้คุณ');
    });

    await test.step('the client answers a proposal on a phone without an account', async () => {
      await staff.openBoard(page, jobId);
      await client.sendProposal(page, story);
      const mail = await expectMail(story.email, /\/proposal\/[\w-]+\?lang=en/);
      const [link = ''] = /https?:\/\/\S+\/proposal\/[^\s"<]+/.exec(mail) ?? [];
      const hand = await (await openContext({ ...PHONE, storageState: SIGNED_OUT })).newPage();
      await client.answerProposal(hand, link, story, 'Talent Test');
      await expectNotices(page, `${story.company} ตอบรับ PR-`);
    });

    await test.step('the talent is hired, booked and the job completed', async () => {
      await staff.openBoard(page, jobId);
      await staff.hire(page, model);
      await staff.expectBooked(page, model, story);
      await staff.complete(page, jobId, model, story);
      await open(phone, '/talent/profile/job');
      await expect(phone.getByText(story.title.th).first()).toBeVisible();
      await expectNotices(phone, 'ยินดีด้วย คุณได้งานนี้', 'คิวงานของคุณยืนยันแล้ว');
      await expectMail(model.email, 'ยินดีด้วย คุณได้งานนี้');
      await open(office, `/management/business/job/detail/${jobId}`);
      await expectNotices(office, 'A talent is booked', 'Your job is completed');
      await expectMail(story.email, 'Your job is completed');
      expect(await subjectsTo(model.email)).not.toContainEqual(expect.stringMatching(/PR-/));
    });
  });
});
