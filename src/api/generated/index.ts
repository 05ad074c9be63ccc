export * from './account/account.ts';
export * from './blog/blog.ts';
export * from './entry/entry.ts';
export * from './job/job.ts';
export * from './master/master.ts';
export * from './profile/profile.ts';
export * from './story/story.ts';
