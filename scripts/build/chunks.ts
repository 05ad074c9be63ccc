/** Decides which file of the client's build a module belongs to (decision 39): small files cost a request each and compress badly. */

/** The areas of the site, by the folders of their pages and of late parts. Pages that are not named belong to the area `person`. */
const areas: [name: string, pages: RegExp][] = [
  ['HomePage', /^home\/HomePage/],
  ['HomeSections', /^home\/HomeSections/],
  ['JobsPage', /^jobs\/JobsPage/],
  ['JobPage', /^jobs\/JobPage/],
  ['FavoriteListPage', /^favorites\/Favorite/],
  ['StoryPage', /^stories\/StoryPage/],
  ['StoriesPage', /^stories\//],
  ['ArticlePage', /^blog\/ArticlePage/],
  ['BlogPages', /^blog\//],
  ['EntryPage', /^entry\/EntryPage/],
  ['InquiryPage', /^inquiry\/(FormPage|InvitationPage)/],
  ['entrySteps', /^entry\//],
  ['inquirySteps', /^inquiry\//],
]

/** Dictionaries that are loaded together. The others have files of their own. */
const textFiles: [name: string, dictionaries: RegExp][] = [
  ['texts', /^(index|common|articleCard|storyCard|jobCategory|region)$/],
  ['jobTexts', /^(fitInvitation|jobCard|jobOptions|jobs)$/],
  ['formTexts', /^(forms|rules|captcha)$/],
  ['personTexts', /^(personFields|personOptions)$/],
  ['mypageTexts', /^(mypage|person|completeness)$/],
  ['processTexts', /^(dashboard|processes|processOptions)$/],
]

/**
 * Modules that belong together although their users differ. Modules of the pages and layouts of the applicant area are not among them: a
 * file of their own lists their styles.
 */
const namedFiles: [name: string, modules: RegExp][] = [
  // Values that a form keeps in the browser, and the steps of forms and applications.
  [
    'drafts',
    /src\/(ui\/Steps\.|app\/guards\/guards\.|forms\/flow\/flowState\.|lib\/(forcedLeave|keptFiles)\.)|\/idb-keyval\//,
  ],
  // Loaded together, a while after the start.
  ['menus', /src\/(app\/navigation\/prefetch|layouts\/(BurgerLinks|JobSearchPanel|useJobWays))/],
  [
    'FavoriteListPage',
    /src\/(pages\/favorites\/(?!KeepPage|ApplySelected)|features\/favorites\/useSavedJobs)/,
  ],
  // Parts of forms that lists of jobs show, too.
  ['choices', /src\/ui\/(Dialog|EmptyState|ErrorState)\b/],
  ['lists', /domain\/places\./],
  // The terms of a job, on its page and in what the applicant area says about it.
  ['jobTerms', /src\/features\/jobs\/(KeyFacts|Part|Terms|termsOf)\./],
  ['skeletons', /src\/ui\/Skeleton/],
  ['toasts', /src\/(ui\/(Undo)?Toast|lib\/useUndo)\./],
  // Parts of the later steps of the entry, and of the profile, which shows and changes the same answers.
  [
    'review',
    /src\/(ui\/TermList|features\/person\/useAnswers|forms\/flow\/ReviewBlock|forms\/file\/kilobytes)/,
  ],
  [
    'forms',
    /\/src\/(api\/generated\/entry\/|app\/(flow\/|pages\/formPages)|forms\/((flow\/)?Leave|file\/pick)|ui\/dangerousButton)/,
  ],
  ['entryFields', /src\/(features\/person\/(ExperienceFields|ProcessField|SkillRows)|forms\/file\/)/],
  ['entrySteps', /domain\/forms\/entry\./],
  // The rules of all forms, and those of files.
  ['checks', /domain\/(rules|email|forms\/(fields|skills))\.|node_modules\/zod\//],
  ['fileChecks', /domain\/(zip|fileContent|fileKinds|fileRules)\./],
  // The words for a person's answers; forms and the pages that show answers use them.
  ['answers', /(src\/features\/person\/usePersonLabel|domain\/(age|company|countries|forms\/chosen)\.)/],
  // The session of a person, all that is kept in the browser for it, and parts of every page of a person who is logged in.
  [
    'personal',
    /src\/(api\/(generated\/account\/|account\.|session\.)|app\/(guards\/sessionGuards|pages\/personPages)\.|features\/session\/(person|tabs|forgetPerson)\.|lib\/typed\.|routes\/(done|redirect)\.)/,
  ],
  [
    'personal',
    /src\/(context\/dialogWithTexts|layouts\/(mypage\/[Mm]ypage(?!Layout)|account\/([Pp]erson|UnreadCount))|features\/(session\/|processes\/useWaiting|favorites\/(accountFavorites|mergeFavorites|FavoritesSync))|api\/(career|interestedJobs|notifications|options|processes|profile|resume|statuses)\.|api\/generated\/(master|mypage|process|profile)\/|ui\/(CountBadge|QuietLink))|domain\/processes\/(stages|statusAlias)\./,
  ],
  // Recommendations and applications, on their own pages and on the dashboard.
  ['processes', /src\/features\/processes\/|domain\/(times|processes\/)/],
  // Small parts of most pages, forms among them.
  [
    'public',
    /src\/(api\/(generated\/job\/|jobs\.|extra\.)|context\/lazyWithTexts|routes\/(feed|pageAt)|ui\/(Breadcrumbs|Columns|MixedText)|features\/structuredData\/breadcrumbList|lib\/languageRuns|features\/jobSearch\/saved\/savedSearchesHref)/,
  ],
  // A few numbers, on the home page among others.
  ['public', /domain\/placement\./],
  // Pages that only show texts have none.
  ['inputs', /src\/ui\/(Input\.module|TextInput|NativeSelect)/],
  ['inner', /src\/features\/jobs\/Advisor/],
  ['blogParts', /src\/ui\/(Contents|useSectionInView)/],
  ['storyCards', /src\/(features\/stories\/(StoryTitle|StoryBanks|banksOf)|ui\/Banks)/],
]

/** Options that only forms and the pages of a person show. */
const personOptions =
  /\/(Nationality|Gender|VisaStatus|JapaneseSkill|EnglishSkill|ExpectedStartPeriod|Education|EmploymentStatus|PresentOccupation|ProceduralExperience|YearsOfExperience|InquiryType)\.ts$/

type Graph = { getModuleInfo: (id: string) => { importers: string[] } | null }

/** Groups with a higher priority come first. A module outside of all groups gets a file for those that import it. */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'start',
    test: /src\/(start\/|lib\/(reloadGuard|stored)\.)/,
    tags: ['$initial' as const],
    priority: 3,
  },
  { name: 'main', tags: ['$initial' as const], priority: 2 },
  { name: fileOf, priority: 1, includeDependenciesRecursively: false },
]

/** Returns the name of a module's file. Modules of many users are in files of more users, so files never import each other in a circle. */
function fileOf(id: string, graph: Graph): string | null {
  const [, lang, dictionary = ''] = /\/i18n\/(ja|en)\/(\w+)\.ts$/.exec(id) ?? []
  if (lang) return fileOfTexts(lang, dictionary)
  const named = namedFiles.find(([, modules]) => modules.test(id))
  if (named) return named[0]
  if (/node_modules/.test(id)) return fileOfPackage(id)
  // All options are reached through one list of exports, so their users are unknown.
  return /generated\/options\//.test(id) ? fileOfOptions(id) : fileOfUsers(areasUsing(id, graph))
}

function fileOfUsers(using: Set<string>): string | null {
  const has = (...names: string[]) => names.filter((name) => using.has(name)).length
  const users: Users = {
    all: using,
    jobs: has('JobsPage', 'JobPage', 'FavoriteListPage'),
    stories: has('StoriesPage', 'StoryPage', 'ArticlePage', 'BlogPages'),
    forms: has('EntryPage', 'InquiryPage'),
    steps: has('entrySteps', 'inquirySteps'),
  }
  if (using.has('HomePage') || using.has('HomeSections')) return fileOfHome(users)
  if (users.jobs > 0 || users.stories > 0) return fileOfReading(users)
  return fileOfForms(users)
}

/** The number of areas of each kind that use a module. */
type Users = { all: Set<string>; jobs: number; stories: number; forms: number; steps: number }

function fileOfHome({ all, jobs, stories, forms }: Users): string {
  const isFirst = all.has('HomePage')
  if ((jobs && stories) || forms || (isFirst && jobs + stories > 0)) return 'public'
  if (jobs) return 'jobCards'
  if (stories) return 'storyCards'
  return isFirst ? 'HomePage' : 'HomeSections'
}

function fileOfReading({ all, jobs, stories, forms, steps }: Users): string | null {
  if (jobs && stories) return all.has('JobPage') || forms ? 'inner' : 'lists'
  if (stories > 1) return all.has('StoryPage') || all.has('StoriesPage') ? 'reading' : 'blogParts'
  if (jobs > 1 || (jobs && forms + steps > 0)) return fileOfJobParts(all, forms + steps > 0)
  return isShared(all) ? null : firstOf(all)
}

/** The pages of jobs in the applicant area load the files of the public ones. */
const isShared = (all: Set<string>) => all.size > 1 && !all.has('JobsPage') && !all.has('JobPage')

function fileOfForms({ all, forms, steps }: Users): string | null {
  if (forms) return all.size - steps > 1 ? 'forms' : firstOf(all)
  if (!steps || all.has('person')) return null
  return all.size > 1 ? 'steps' : firstOf(all)
}

function fileOfJobParts(using: Set<string>, hasForms: boolean): string {
  if (!using.has('JobPage')) return 'choices'
  return hasForms ? 'jobParts' : 'jobCards'
}

const firstOf = (using: Set<string>) => areas.find(([name]) => using.has(name))?.[0] ?? null

function fileOfOptions(id: string): string {
  if (personOptions.test(id)) return 'answers'
  // For the job search and for addresses.
  if (id.endsWith('/Prefecture.ts')) return 'choices'
  if (/\/(ContactType|DeclineReason|InterviewMethod|ProcessStatus|RecommendationAction)\.ts$/.test(id))
    return 'personal'
  return /\/(JobCategory|JapaneseLevel|EnglishLevel|Region|SalaryStep)\.ts$/.test(id) ? 'public' : 'lists'
}

function fileOfPackage(id: string): string | null {
  if (/\/react-hook-form\//.test(id)) return 'forms'
  return /\/@tanstack\/.*\/(useQuery|useBaseQuery|queryOptions|queryObserver|errorBoundaryUtils|suspense|IsRestoringProvider|QueryErrorResetBoundary)\./.test(
    id,
  )
    ? 'public'
    : null
}

function fileOfTexts(lang: string, dictionary: string): string | null {
  const file = textFiles.find(([, dictionaries]) => dictionaries.test(dictionary))?.[0]
  return file ? `${file}-${lang}` : null
}

/** Returns the areas whose pages import a module, directly or not. */
function areasUsing(id: string, graph: Graph): Set<string> {
  const found = new Set<string>()
  const seen = new Set([id])
  for (const user of seen) {
    const area = areaOfPage(user)
    if (area) found.add(area)
    for (const importer of graph.getModuleInfo(user)?.importers ?? []) seen.add(importer)
  }
  return found
}

function areaOfPage(id: string): string | null {
  const [, page] = /\/src\/pages\/(.*(?:Page|Sections))\.tsx$/.exec(id) ?? []
  // Editors' page that shows an article. It does not decide where the article's modules are.
  if (page === undefined || page === 'blog/PreviewPage') return null
  return areas.find(([, pages]) => pages.test(page))?.[0] ?? 'person'
}
