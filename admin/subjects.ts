import type { Command } from 'commander'

/** A subject of the command line. Its module is loaded when it is used, so that the program starts fast. */
type Subject = {
  name: string
  summary: string
  load: () => Promise<{ addCommands: (command: Command, addAll: () => Promise<void>) => void }>
}

/** The subjects, each with a file in `commands/`. */
export const subjects: Subject[] = [
  {
    name: 'person',
    summary: 'People with an account: find, show, block and help them',
    load: () => import('./commands/person.ts'),
  },
  {
    name: 'register',
    summary: 'Print the registers that the law requires',
    load: () => import('./commands/register.ts'),
  },
  {
    name: 'retention',
    summary: 'Delete data at the end of its storage period',
    load: () => import('./commands/retention.ts'),
  },
  {
    name: 'import',
    summary: 'Import jobs, stories, articles or advisors from JSON Lines',
    load: () => import('./commands/import.ts'),
  },
  {
    name: 'export',
    summary: 'Print jobs, stories, articles or advisors as JSON Lines',
    load: () => import('./commands/export.ts'),
  },
  { name: 'job', summary: 'The jobs of the site', load: () => import('./commands/job.ts') },
  {
    name: 'story',
    summary: 'The stories of people who changed jobs',
    load: () => import('./commands/story.ts'),
  },
  { name: 'article', summary: 'The articles of the blog', load: () => import('./commands/article.ts') },
  { name: 'category', summary: 'The categories of the blog', load: () => import('./commands/category.ts') },
  { name: 'tag', summary: 'The tags of the blog', load: () => import('./commands/tag.ts') },
  { name: 'advisor', summary: 'The advisors of the company', load: () => import('./commands/advisor.ts') },
  {
    name: 'recommend',
    summary: 'Recommend a job to a person',
    load: () => import('./commands/recommend.ts'),
  },
  {
    name: 'process',
    summary: 'Applications and recommendations',
    load: () => import('./commands/process.ts'),
  },
  {
    name: 'message',
    summary: 'Messages to the company',
    load: () => import('./commands/message.ts'),
  },
  { name: 'mail', summary: 'Mails that the site sends', load: () => import('./commands/mail.ts') },
  {
    name: 'token',
    summary: 'Access tokens for the staff API',
    load: () => import('./commands/token.ts'),
  },
  {
    name: 'event',
    summary: 'The log of changes, which other systems can follow',
    load: () => import('./commands/event.ts'),
  },
  {
    name: 'audit',
    summary: 'The record of changes made by staff',
    load: () => import('./commands/audit.ts'),
  },
  {
    name: 'check',
    summary: 'Check that the configuration is complete',
    load: () => import('./commands/check.ts'),
  },
  {
    name: 'sample',
    summary: 'Fictional content and people, for trying the site',
    load: () => import('./commands/sample.ts'),
  },
  {
    name: 'backup',
    summary: 'Write a backup of all data to a file',
    load: () => import('./commands/backup.ts'),
  },
  {
    name: 'restore',
    summary: 'Replace all data with a backup',
    load: () => import('./commands/restore.ts'),
  },
  {
    name: 'migrate',
    summary: 'Update the database for this version of the program',
    load: () => import('./commands/migrate.ts'),
  },
  {
    name: 'completion',
    summary: 'Print a script that completes commands in bash',
    load: () => import('./commands/completion.ts'),
  },
]

/** Adds the subjects to the program, only the used one with its commands. */
export async function addSubjects(program: Command, used: string | undefined): Promise<void> {
  for (const { name, summary, load } of subjects) {
    const command = program.command(name).description(summary)
    if (name === used) (await load()).addCommands(command, () => addAllCommands(program))
  }
}

/** Adds the commands of all subjects that have none yet, for the completion. */
async function addAllCommands(program: Command): Promise<void> {
  for (const { name, load } of subjects) {
    const command = program.commands.find((each) => each.name() === name)
    if (command?.commands.length === 0) (await load()).addCommands(command, async () => {})
  }
}
