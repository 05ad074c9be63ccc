export * from './account/account.ts';
export * from './job/job.ts';
export * from './master/master.ts';
export * from './story/story.ts';
