export const zh = `
  live-in-care: 住家照護, 住家看護, 住家照顧, 24小時看護, 24小時照護, 24小時照顧, 全天候照護, 住家保母看護, 住家護工, 同住照護
  home-care: 居家照護, 居家照顧, 居家護理, 居家服務, 到府照護, 上門照護, 家居照顧, 居家看護, 到府服務, 居家幫傭
  care-home: 安養院, 養老院, 老人院, 安老院, 護老院, 長照機構, 安養中心, 老人之家
  nursing-home: 護理之家, 護養院, 護理院, 養護中心
  day-care: 日間照護, 日照中心, 日間照顧, 日間中心, 日托中心
  supported-living: 支援式居住, 輔助居住, 支持性居住, 支援居住
  respite: 喘息服務, 喘息照護, 短期照護, 暫托服務, 短期入住
  hospice: 安寧病房, 善終院, 安寧療養院, 安寧院
  childrens: 幼兒園, 托兒所, 幼稚園, 托嬰中心, 保母
  health: 牙醫, 醫生, 醫院, 診所, 牙科
  dentist: 牙醫, 牙科
  jobs: 工作, 看護工作, 照護工作, 職缺, 招聘, 徵人, 職位, 求職
  carer: 看護, 照護員, 照顧員, 護工, 照服員, 看護工
  older-people: 老人, 長者, 年長者, 長輩, 媽媽, 爸爸, 母親, 父親, 奶奶, 爺爺, 祖母, 祖父, 父母, 老年人
  children: 兒童, 小孩, 孩子
  dementia: 失智症, 失智, 阿茲海默, 癡呆, 記憶力減退, 阿茲海默症, 認知障礙
  night: 夜間, 晚上, 夜班, 過夜
  palliative: 安寧照護, 安寧療護, 臨終關懷, 緩和醫療, 臨終照護
  companionship: 陪伴, 孤單
  personal care: 個人護理, 沐浴
  cost: 費用, 價格, 多少錢, 收費
  physical disability: 身障, 輪椅, 殘障
  fillers: 的 在 和 與 為 給 我 我的 附近 尋找 找 需要 請 服務 照顧 照護 協助 誰 怎麼 英國 哪裡 有 適合 患者 幫
  London: 倫敦
  Manchester: 曼徹斯特
  Leeds: 里茲, 利茲
  Birmingham: 伯明翰
  Liverpool: 利物浦
  Bristol: 布里斯托, 布里斯托爾
  Sheffield: 雪菲爾, 謝菲爾德
  Nottingham: 諾丁漢
  Newcastle: 紐卡索, 紐卡斯爾
  Oxford: 牛津
  Cambridge: 劍橋
  Brighton: 布萊頓
  York: 約克
  Edinburgh: 愛丁堡
  Glasgow: 格拉斯哥
  Cardiff: 卡地夫, 加地夫, 卡迪夫
  Belfast: 貝爾法斯特
  Scotland: 蘇格蘭
  Wales: 威爾斯
  Northern Ireland: 北愛爾蘭
`;
