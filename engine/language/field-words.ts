const words = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Words that rules are written with: long ones, and a few short ones that no other word is near. */
export const fieldWords: readonly string[] = words(`
  absence absent accept acceptable acceptance accepted access accompanied accordance according account accountant
  accounting accounts accrue accumulate acknowledged acquire acquired acquisition across acting action actions
  activities activity actual actually addition additional additionally additions address addressed addresses
  adequate adjacent adjoining adjourn administer administration administrative adopted adoption advance
  advertising advise affairs affect affected affecting affirmative aforesaid against agency agents agreed
  agreement agreements agrees allocated allowed allows already alteration alterations altered alternative amended
  amendment amendments amount amounts animal animals annexation annual annually another antennas anything appeal
  appearance appeared applicable application applied appoint appointed appointment approval approvals approve
  approved architectural arising article articles assent assess assessed assessment assessments assign assigned
  assigns associated association assumed attach attached attempt attend attendance attorney attorneys attractive
  authority authorization authorize authorized automatically available balance ballot because become becomes
  before beginning behalf benefit between beyond binding blanket board bonded brought budget builder building
  buildings business bylaws calendar called camper cannot capacity capital carried carrying casualty caused
  certain certificate certificates certified change changed changes character charge charged charges checks
  children circumstances claims classes clause closed collect collected collecting collection collectively
  combined commence commenced commencement commencing commercial commission committee committees common community
  company comparable compensation complete completed completion compliance complied comply components concerning
  conclusive concrete condemnation condition conditions condominium conduct conducted conflict conform connection
  consecutive consent consider consideration considered consist consistent consisting constitute constituting
  construct constructed construction construed contact contain contained containers containing contents context
  continue continuing contract contractor contractors contracts contrary control controlled converted convey
  conveyance conveyed copies corner corporate corporation correct corrected counsel county covenant covenants
  coverage covered covering create created cumulative current currently damage damaged damages debris december
  decide decision decisions declarant declaration declarations declare declared declares dedicated dedication
  deemed default defined definition definitions delegate delinquency delinquent deliver delivered delivery demand
  demands department deposit deposited described description design designate designated designed desires
  destroyed destruction detail determination determine determined determines develop developed developer
  development device devices different direct directed director directors disapproval disapprove disburse
  discharge discretion dishes displayed distributed district division document documents dollars domain drainage
  driveway driveways duration during duties dwelling earlier easement easements effect effective egress either
  elected election electrical elements eligible elsewhere emergency eminent employ employee employees enclosed
  encouraged encumbrances enforce enforceable enforced enjoyment entered entire entirety entitled entity entrance
  equally equipment equitable equity equivalent erected errors escape establish established establishment estate
  estimated events evidence example exceed exceeds except exception exceptions excess excluding exclusive
  exclusively execute executed execution executive exempt exercise exercised exercising exhibit existence existing
  exists expected expenditures expense expenses expiration expires express expressly extend extended extent
  exterior external extinguish facilities facility failure family features federal fence fenced fences fencing
  fidelity fifteen filing filled financial finish finished fiscal following follows foreclose foreclosure
  foregoing formed former fourth functions furnish furnished further future garage garages garbage general
  generally giving govern governed governing government governmental granted granting grants greater ground
  grounds guarantee guests guidelines handling having hazard health hearing height hereafter hereby herein
  hereinafter hereof hereunder higher holder holders holding holiday homeowner homeowners household housing
  however hundred identified immediate immediately impose imposed imposition improved improvement improvements
  inches incident incidental include included includes including income inconsistent incorporated incorporation
  increase increased incurred indemnification indemnify independent indicate individual individually individuals
  inform information infraction initial injury inside inspect inspection install installed installment
  installments instrument instruments insufficient insurance insure insured insurer intended intent interest
  interests interfere interior interpreted invitees involved issuance issued itself january jointly judgment
  judicial jurisdiction keeping landscaped landscaping larger largest lawful layout lease leased leases leasing
  length lessee lessees levied liabilities liability liable licensed lighting limitation limitations limited
  limits listed litigation livestock living located location locations longer losses mailed mailing maintain
  maintained maintaining maintenance majority making manage managed management manager managing manner master
  material materials matter matters maximum meaning meeting meetings member members membership merely method
  minimum minutes misconduct mobile modification modifications modified modify monetary monies month monthly
  months mortgage mortgagee mortgagees mortgages multiple national natural necessary needed neighborhood
  neighboring neither ninety nominations nonpayment nonprofit normal normally notary nothing notice notices
  notification notify notwithstanding noxious nuisance number numbered numbers object objects obligated obligation
  obligations obstruct obtain obtained obtaining occupancy occupant occupants occupied occupy occurrence occurs
  october offensive office officer officers offices official omission omissions operate operating operation
  opinion opportunity option orders ordinances organization organized original originally others otherwise outdoor
  outside owner owners ownership owning painted painting papers paragraph parcel parked parking partial
  participate particular parties patios payable paying payment payments penalties penalty percent percentage
  perform performed period periodic periods permanent permanently permissible permission permit permits permitted
  person personal personally persons pertaining placed places planned planting plants please plural policies
  policy porches portion portions position possession possible postage posted poultry powers preceding predecessor
  premises premiums prepaid preparation prepare prepared prescribe prescribed presence present presented president
  prevailing prevent previous previously primary principal prior priority private privileges procedure procedures
  proceed proceeding proceedings proceeds process procure professional profit prohibited project projects
  promissory promulgate promulgated proper properly properties property proposed protection provide provided
  provides providing provision provisions proxies public publish published purchase purchased purchaser purchasers
  purpose purposes pursuant pursue qualified quorum raised rather ratified reason reasonable reasonably reasons
  receipt receive received receives receiving recent reception recognized reconstruction record recorded recorder
  recording records recover recreation recreational reduce reduced reference referred reflect refusal refuse
  regarded regarding register registered regular regularly regulations reimbursement relating release relieve
  remain remaining remains remedies remedy removal remove removed render rental rented repair repaired repairs
  replace replaced replacement replacements replaces report represent representative represented representing
  request requested requests require required requirement requirements requires reservation reservations reserve
  reserved reserves reside residence residences residential residents resign resolution resolutions respect
  respective respects response responsibilities responsibility responsible restoration restore restrict restricted
  restriction restrictions result resulting results return review reviewed revised revoked rights rubbish running
  safety sanitary satellite satisfied schedule scheduled scheme screen screened second secret secretary section
  sections secure secured security selected selection sellers separate separated separately september service
  services serving setting settlement seventy shall should showing shrubs signature signed signs similar simple
  single situated solely sooner spaces special specific specifically specifications specified square standard
  standards standing stated statement statements states stating status statute statutes storage stored street
  streets structural structure structures subdivision subject submission submit submitted subordinate subsection
  subsequent subsequently substantially successive successor successors sufficient superior supervise supplemental
  supplied support surface surfaces suspend suspended suspension swimming system systems taking telephone
  television temporarily temporary tenant tenants terminate terminated termination terms themselves thereafter
  thereby therefor therefore therein thereof thereon things thirds thirty though thousand through timely together
  traffic trailer trailers transfer transferred trash treasurer trespass trucks trustee trustees twelve twenty
  undersigned undertaken unexpired uniform united unless unpaid upkeep utilities utility vacancies vacancy vacant
  values variance vegetation vehicle vehicles vested veterans violation violations visible votes voting waived
  waiver walkways warranty welfare whenever whereas whereof whether whichever willful window windows within
  without witness working writing written zoning
`);
