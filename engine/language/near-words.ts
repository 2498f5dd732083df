const words = (list: string): readonly string[] => list.trim().split(/\s+/);

/** English words (SCOWL, Copyright 2000-2019 Kevin Atkinson) that are one letter away from one of them, and what papers of the field say beside these. */
export const nearWords: readonly string[] = words(`
  abject aboard absences absents accent accented acceptably acceptances accepter accepts accompanies accountants
  accrued accrues accumulated accumulates aching acing acknowledge acknowledges acquirer acquires acquisitions
  actin actinon actins adapted adaption addiction addictions addressee addressees adjourns administers
  administrations adoptee adopter adoptions advanced advancer advances advice advised advisee adviser advises
  affair affaire affaires affective affects affirmatives agent agree aground ailed ailing alighting allocate
  allocates allot alloted allots allow alloyed alloys alterative altercation altercations alternation alternations
  alternatives amender aments anima animas annal anneal annexations annuals annul antenna antennae anterior anther
  anting anythings aperiodic appal appealed appeals appear appearances appeased appel applicably applications
  applier applies appointee appointments appoints approver approves around arsing articled articular ascent
  assents assert asses assesses asset assets assignee assigner associate associates associations assume assumes
  assured aster attaches attack attacked attempts attendances attends attorned auction auctions audition auditions
  authorizations authorizes awful awning bailed bailing baking balanced balancer balances balled ballet ballon
  ballots banded banding banket banner bard barked barking basement basements baster bather batter batters baying
  beaning beard bearing became beeping beginnings believe bended bender bending benefic benefits bequest bequests
  berms beside bested betting bidding biding bights billed bindings binging bingle binning birding blanked blanker
  blankest blankets blighting blinding boar boards boars boart boded bolder bonding boned bonged boning bonked
  borders bosses bothers bought bounded bounty bousing bowers braised brants brash brights budge budged budges
  budgets builders burnish burnished bushiness busyness byelaws bylaw cabled caking calendars calender calked
  caller calmed calved camber camped campers campier candling canner cannon caper capers capita capitals capitol
  capper carked carking carper carrier carries cased casement casements caster casually cause causer causes causey
  caving cease ceased ceases ceasing celled cental centered certificated certifier certifies cervices chance
  chanced chances changer changers chanted characters charactery chare charger chargers charles charmed charred
  charted cheated check checky cheeks chicks chocks chough chowing chucks cinches circumstance circumstanced
  cither claim clamper clams clanged clashes classed classis clauses cloned close closer closes closet cloyed
  codification codifications codified codify cohered cohering coiner colder collars collectings collections
  collects collet combine combiner combines comely commencements commences commended commending commented
  commenting commerce commercials commissions committed committer committers commons comparably compensations
  compete competed complected completer completes completions complexion compliancy complies component compony
  concent concerted concerting concreted concretes condemnations condominiums conduce conduced conducts conduit
  coney confection confider confirm conflicts conforms conger conies coning connections consents considerations
  considers consists constituted constitutes constrict constricted constriction constructer constructions
  constructs construe construes contactor contacts container contains contends content contest contests contexts
  continua continued continuer continues continuo contrast contrasts controller controls convected convection
  convenance convened convent convents converged conversed converter convex conveyancer conveyances conveyer
  conveys convoy convoyed copes copied copier copiers copses corder corer corker corking cornea corned cornel
  corners cornet cornier coroner corporations correcter corrects cosies cosses costed cotenant cotenants cotes
  counsels count country counts coverages coverings coveted coveting covey cowered cowering cowers cozies crash
  crate crated creaked creamed crease creased creates cremains cremate cremated crenate crested cross culled
  cumber cumbered cumbers cunning curation curing currant currents curried currying curtain cuties damper dandling
  daring dashes decade decare deceive deceived deceives deceiving decent deception deciare decided decider decides
  decile declamation declamations declarants declarer declarers declawed decode deconstruction dedicate dedicates
  dedications deduce deduced deeded defaults deference deferred defied defiled define definer defines deflect
  defuse deice deices deicide deign deigned delegated delegates delinquents deliverer delivers delver dental
  dented departments deport deportment deposits derail deration deride derision derris describe describer
  describes descried descriptions deserve deserved deserves designates designee designees designer designs desire
  desired desirer destroyer details detain determinations determiner determiners developers developments develops
  devise devised devises devoice devoices dimple dingle directer directory directs direst disapproved disapproves
  disbursed disburser disburses discharged discharges dished displaced disses distract distribute distributee
  distributes districts dither diving divisions dollar domaine domains dominations dormer dosses dotes doting
  dousing dowelling dowers downer downers downing drought duding duelling dumber dunning duping durations
  dwellings earing ease eased eases easing educe educed effected effecting effects egrets eight eights ejected
  ejection elating elections electron element eligibly emailed emailing ember embers emceed emended emergence
  emission emissions empires employe employed employer employers employes employs empress enclose encloses
  encourage encourager encourages encumbrance encumbrancer enforcer enforces enjoyments enmity ensure ensured
  ensurer entice entirely entitle entitles entranced entrances equably equatable equipments equitably equivalents
  erection error eructed escaped escapee escaper escapes especial establisher establishes establishments estates
  estimate estimates estivated eternal ether evection evens event evidenced evidences evoked exampled examples
  excels excepts excerpt exclusives executer executes executions executives exempts exerciser exercises exhibits
  exigible exist existences exiting exits exorcise exorcised exorcising expanse expanses expend expended
  expenditure expiation expire expired extant extender extends extents exteriors externals faction factions
  factual factually failed failing failures fainted fainting faking fallowed fallowing fallows faltered farmed
  farmer farther faster father fatter fearing feature featured feces federals felled fellers fellows fencer
  fencers fended fender fending fifteens fighting fights filed filings filler fillet filling filmed filming
  financials finches finding finfish fining finis finisher finishes firing firmed firmer fiscals fishes fitness
  fixing flection fling flosses foamed foiling folder folders folding follow followings forced forcer forded
  foreclosed forecloses foreclosures foresaid forged forger forgoing forked forking formal formally forme formers
  forth fosses fourths frailer frights frilled fulled function furbish furbished furnisher furnishes furthers
  futility futures galled gallows garaged gather gavage gearing gender geneal genera generals gents germinate
  germinated germination germs gestate getting giants gibing gilled givings glasses glosses governments governs
  gowning grafted grafting grafts grands grans grant grantee granter grantors grated grater gratified grating
  greaser greaten greed greeter groper grunted grunting grunts guaranteed guarantees guess guest guideline guilder
  gunning gusts gyving hailed hailing haling hall hallowed hallows haltered halving hamper handing hanged haring
  harked harking harried harrying hating hatter hatters hawing haying hazards hazing heading healing healths
  healthy heaping hearings hearth heath heating heaving heeded heights hellers hence herby hereafters herefor
  hereon heresy hermit hermits heroin herring highers hight hings hither hiving hoard holden holdings holidays
  holier holing holler hollers hollowing hollows honing hooding hording horsing hosing hostage hosted hough
  households housings hovered hovering hundreds identifier identifies imitation imitations imposer imposes
  impositions impost improve improver improves inched incidentals incidents inclosed incomer incomes incorporate
  incorporates increases incudes indemnifications indemnity indent independents indicated indicates inferior
  infirm informs infractions ingle initials injure injured injurer insect insider insides inspections inspects
  instal installer installs instalment instalments instals instill instilled instillment instillments insurances
  insureds insurers insures intend intendeds intens intents interfered interferer interferes interiors interpreter
  inure inured invent invitee invites involve involves issue issuer issues itches jailed jailing jested jetting
  jingle jiving josses judgement judgments junctions jurisdictions keeling keening killed laager lability laced
  laces lager lagger landscape landscaper landscapes lanner lapful larder large larges largess larked larker
  larking lase lased lases lasing lasses lasted lather latter laving laying layouts leaded leading leafed leafing
  leaked leaking leaned leaning leaped leaping leas leaser leasers leash leashed leashes leashing least leave
  leaved leaves leaving lection lender lengths lengthy lenses lensing lessen lessens lesser lesses lessor lessors
  letting levier levies licenced license licensee licenser licenses lienor lifted ligating lightning lights
  likability likable liking lilted liming limit limiter linger lining linted lisped listee listel listen lister
  lither livability livable livings lobation locate locater locates locution locutions lodger logger loner longe
  longed looses loses lounger louses lousing loving lowers lumber lumbered lumbers lunger luring lusted macing
  mailer mailings maimed maiming maint maintainer maintains makings mallows managements managers manages mange
  manged manger manned manners marcel marked marking married marrying martial maser masher masker masking masted
  masters mastery mater maternal maters matier mating matte matted mattes mauled mauling maximums maxing mazard
  meanings medicated medication melting memberships menage mended mender mental methods meting mights miking
  milled minding mingle minimums minimus minium minuses minute minuted minuter minutest misconducts misplayed
  mission missions misted mister mither mitigation moaning mobiles modifier modifies moiled moiling molder molders
  molding monger monied monte montes mortgaged mortgager mortgagers mortgagor mosses motes moth mothers moths
  motile mount mounts mousing mouth mouths movies mowers multiples multiplex multiply murther muster mutter
  mutters nailed nailing naiver narked narking nationals natter natters naturals nearing needled neighborhoods
  nerving nested nether netting nicety nigher nights nomination nonary nonpayments nonprofits normalcy normals
  normed northing noshing notching notes nothings noticed notifications noting notional novice novices nuisances
  numbed objet obligate obligates obstructs obtainer obtains obtect occupier occupies occur occurrences ochers
  ocreate offensives officials officinal ogress oiling older onside operated operates operations opinions options
  order ordinance organizations organize organizer organizes originals other otters outdoors outride outsider
  outsides outsize overage overate owing owned ownerships paced pacers paces pacing packed packing paction pagers
  paging pained paining painter paintings palaces paling palled paltered pamper pampers panned panted panties
  panting pants paper papery parable paragraphs parcels parches pared parers paries paring parities parkin parred
  parried parries parring parrying parsed parsing parson parsons parted partials participated participates
  particle particles particulars partied parting passible pasted pasties pathos patio patter patters patties
  paupers paused paver pavers paving pawing payers payout peaces pearlier pease peeping penally pence percentages
  percents percept perches performer performs periotic perked perking permanents permissibly permissions permitter
  perms perron persona personably personae personals personalty personas pertain petting piling pilled pimple
  pinches pinion pipers place placer placers placet placid plages plaices plaints plaiting plaits planed planes
  planets planing planked planking planks planner planning plans plant planted plantings plated plates plating
  plats platting playable played playing pleas pleased pleases pleasing pleural pliability pliable plighting
  plowers plurals plying poaches pointed pointing pokers polder polers police polices polities polity ponies
  pooches portage ported posed posers posited positions positron posses possessions possibles possibly poster
  potage pothers potion potions pottage potted pouches pouted powders power praised praying precess precious
  preciously precises predecessors preference preferred premies premise premised premiss premisses premium
  premixes preparations preparer prepares prescriber prescribes presences presenter presents preservation preserve
  preserved preserves preset preside presidential presidents pretence prevented prevents preview previewed
  prevision previsions prier primacy primate principals printed printing prion priors priory privater privates
  privilege privileged processional procured procurer procures profess professionals profits projection promises
  promulgates propel propertied propose proposer proposes propr proscribe proscribed proser prosit prosper protect
  protections protects prover provider providers prowess prying pubic publisher publishes punning purchases
  purposed purse pursued pursuer pursues pwning qualifier qualifies quests quorums raided railed railer railing
  rained raise raiser raises raking ramified ranted ranting rants rapacity rapers rarified rased rash rasher
  raster rater rathe ratifier ratifies rational ratios ratter ratters raving reader rearing rebating recant
  recaption receding receipts receiver receivers recept receptions recision recoded recoding recognize recognizee
  recognizer recognizes reconstructions recorders recordings recovers recovery recreations rectal recusal recuse
  redder reducer reduces reedy reelect refereed referenced references referrer refined reflating reflects refuge
  refusals refused refuses refutal refute regain regaining regains regent registers regress regulars regulation
  reign reimb reimbursements relaxing relaying released releaser releases relegate relent relieved reliever
  relieves relive remand remands remedied remises remote removals remover removes renal renders rentals renter
  reorder repaid repairer reparation repent replacer replayed reports reposit representatives represents requester
  requitable requite requited requites rescore resect resent resented resided residencies residency resident
  resider resides residue resigned resigns resile resin resister resize resort respelt responser responses
  responsibly restate rested restorations restored restorer restores restricts retail retain retaining retains
  retarded retarding retort retted retting returns retuse reuse reverence reviewer reviews reviled revise reviser
  revises revived revoke revoker revokes revolution revolutions rewarded rewarding reword reworded rewording
  rewords rewove right righting righto riling rilled rimple risible rising riving roper rotary round rounds
  rousing rowers rubbishy rucks ruining runless safely sailed sailing sainted sample sanding sated satellited
  satellites sates sating satisfies saving saying scamper scape scheduler schedules schema schemed schemer schemes
  scored scorner scree screed screener screens screes scrubs sealers searing season seasonable seasonably seasons
  seated seating seconds secrete secretory secrets secund securer secures seduce seduced seeded seemed seeping
  selectee selections seller sender separates serviced servicer servile servings setbacks settings settlements
  settling seventh sexists sexting shale shalt shaving shawl shearing shell shewing shill shimming shingle shirty
  shoeing shooing shored shoring shoving showings shrub shrugs sighed sigher sighs sighting sights sign signatures
  signer signet simile simitar simpler simplex simply singe singled singles singlet singly sinned sins sitting
  situate situates skated skates skating skimming slanting slants slated slates slating slighting slimming slowing
  small smatter smatters snored snowing solder solders sorely sousing sowers sowing space spaced spacer spacers
  spacey spacial spades spall spares sparked sparking spates spaying specials specification specifics specifier
  specifies spellers spices spored squally squame squared squarer squares squire stablish staged stages staging
  staked stakes staking staled stales staling stall standings stapes stared stares staring started starting stases
  state stater stats statue statued statues stature statures statuses staved staves staving stayed staying
  stetting stoked stoned stoner store stores storey storied stormed stowage stowed stowing stranding stratus
  stricture strictures structured subdivisions subjection subjects submissions submits submitter subordinated
  subordinates subsections suction suctions summit sunless sunning superiors supervised supervises supplier
  supplies supports surfaced suspender suspends suspensions suture swale swales swelling swerving swingle tacking
  taction tactual tailed tailing tainted tainting takin takings takins talking tamely taming tamper tanager
  tanking tanner tapers taping taring tarried tarrying tasking taster tatter tatters taxing teams tearing tease
  teased teases teasing teemed teems tegular telephoned telephoner telephones telephony televisions tellers tender
  tented term terminates terminations terns terrors testate tested thereinafter theremin thereunder therms thing
  thingy thinks thins third thirsty thongs thorough thought thousands thrash tights tiling tilled tingle tings
  tither tively toking toning torches tosses totes toting tough towers tracks traffics trailed trainer trainers
  transferrer transfers trashy trass trawler trawlers treason treasonable treasure treasured treasurers treasures
  treated treater tricks trough truces truck trunks trusted truster trusties trustor trustors tucks twelves umber
  unciform unclosed unctions undertake undertaker undertakes undesigned unforced uniforms unite unites unsaid
  unsure untended untitled valance vales valiance valses value valued valuer valuers valves vamper variances
  vaster vender vented vents vermination vesicle vesicles veteran vetted vetting viability viable vindicate
  visibly vocation vocations voes voles votary vote voted voter voters vowing wailed wailer wailing waited waiter
  waiting waive waivers waives waking walkaways walkway walled wallowed wallows wanner warrant warrants waster
  waved waver waving wealth weaning wearing weeded weeping weight welling wether wetness wetting whereat whereby
  wherefore wherein whereon wheres wherever whetter whither whiting widow widows wights wilful wiling willed
  wimple winches winding windrow windrows winnow winnows wishes wither withing witless wived wiving wording
  workings wormed worming wrights writhen writhing writings wrought yeaning zither
`);
