const TIME_ZONE = 'Asia/Bangkok';

/** The first time after `after` that matches a cron expression, in Bangkok time. */
export async function nextTime(cron: string, after: Date): Promise<Date> {
  const { default: parser } = await import('cron-parser');
  return parser.parseExpression(cron, { tz: TIME_ZONE, currentDate: after }).next().toDate();
}
